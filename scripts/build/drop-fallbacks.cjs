/**
 * For PostCSS, behind Tailwind: takes out what it sets on every element for browsers without `@property`. None of the
 * browsers that Brigade starts in (docs/browsers.md) lacks it.
 */
module.exports = () => ({
  postcssPlugin: 'drop-fallbacks',
  AtRule: {
    layer(rule) {
      if (rule.params === 'properties' && rule.first?.name === 'supports') rule.remove();
    },
  },
});
module.exports.postcss = true;
