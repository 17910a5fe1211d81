/** Tailwind's own names for them. Sizes of type stay utilities: each is several properties. */
const spaces = {
  colors: 'color',
  fontFamily: 'font',
  borderRadius: 'radius',
  boxShadow: 'shadow',
  maxWidth: 'container',
  transitionTimingFunction: 'ease',
};

/** @returns {[string, string][]} */
const flat = (name, value) =>
  typeof value === 'string' || Array.isArray(value)
    ? [[name, String(value)]]
    : Object.entries(value).flatMap(([step, inner]) => flat(`${name}-${step}`, inner));

/**
 * Each token as a custom property, for styles that are not utilities: Tailwind makes none of what a config file says. A page's
 * head keeps those its rules use (`scripts/build/page-styles.ts`).
 * @returns {import('tailwindcss/plugin').PluginCreator}
 */
exports.asVariables =
  (tokens) =>
  ({ addBase }) => {
    const variables = Object.entries(spaces).flatMap(([group, name]) => flat(`--${name}`, tokens[group]));
    // A backdrop inherits from nothing in browsers before 2024.
    addBase({ ':root, ::backdrop': Object.fromEntries(variables) });
  };
