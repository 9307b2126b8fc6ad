/**
 * Compiles a message catalog while it is bundled, so that pages need no ICU parser. `next.config.mjs`
 * replaces use-intl's formatter with the small one for compiled messages.
 */
module.exports = function compileMessages(source) {
  const done = this.async();
  import('icu-minify/compile').then(({ default: compile }) => {
    const compileAll = (node) =>
      typeof node === 'string'
        ? compile(node)
        : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, compileAll(value)]));
    const compiled = JSON.stringify(compileAll(JSON.parse(source)));
    // Parsing a string is faster than evaluating the same object as code.
    done(null, `export default JSON.parse(${JSON.stringify(compiled)})`);
  }, done);
};
