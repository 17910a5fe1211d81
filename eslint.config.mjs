import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import house from './lint/house-rules.mjs';

/** Pages and sections, which oxlint does not read, and the second practice; all else is its own (`.oxlintrc.json`, ADR 55). */
export default defineConfig(
  { ignores: ['.cache'] },
  {
    files: ['**/*.astro', '**/*.astro/*.ts'],
    extends: [
      js.configs.recommended,
      tseslint.configs.strict,
      astro.configs['flat/recommended'],
      astro.configs['flat/jsx-a11y-strict'],
    ],
    plugins: { house },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(#contracts|\\.)/answers/',
              allowTypeImports: true,
              message: 'Shapes of answers are for calls and tests: a browser would load them and never look.',
            },
          ],
        },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'house/import-style': 'error',
      'house/zones': 'error',
    },
  },
  // Its types are those of a copy (`npm run second`), so that oxlint, which would check them here, leaves it out.
  {
    files: ['tests/second-practice/site/**/*.ts'],
    plugins: { house },
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'house/import-style': 'error',
      'house/zones': 'error',
    },
  },
  {
    files: ['**/*.astro', '**/*.astro/*.ts', 'tests/second-practice/site/**/*.ts'],
    // Here an address is where the practice is.
    ignores: [
      '**/practice/own/identity.ts',
      '**/src/content/texts/**',
      'src/sections/**',
      'src/components/Address.astro',
    ],
    rules: { 'id-denylist': ['error', 'address', 'addresses'] },
  },
);
