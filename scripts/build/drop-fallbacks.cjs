/**
 * PostCSS plugin after Tailwind: removes the fallbacks that Tailwind sets on every element for browsers
 * without `@property`. All supported browsers (docs/browsers.md) have it.
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
