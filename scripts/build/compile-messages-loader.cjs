/**
 * Compiles a message catalogue while it is bundled, so that the page ships no parser of ICU messages: `next.config.mjs`
 * puts use-intl's small formatter of compiled messages in the place of the full one.
 */
module.exports = function compileMessages(source) {
  const done = this.async();
  import('icu-minify/compile').then(({ default: compile }) => {
    const compileAll = (node) =>
      typeof node === 'string'
        ? compile(node)
        : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, compileAll(value)]));
    const compiled = JSON.stringify(compileAll(JSON.parse(source)));
    // A string that is parsed loads faster than the same object as code.
    done(null, `export default JSON.parse(${JSON.stringify(compiled)})`);
  }, done);
};
