import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { houseRules } from './eslint.imports.mjs';
import { importZones } from './eslint.zones.mjs';

export default defineConfig(
  {
    ignores: [
      'dist',
      '.netlify',
      '.cache',
      '.astro',
      '.data',
      'coverage',
      'test-results',
      'playwright-report',
    ],
  },
  // What is wrong in any TypeScript is oxlint's to find (ADR 49), which reads no pages.
  // No rule here asks what a library declares, or a comment of types.
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { lib: [], jsDocParsingMode: 'none' } },
  },
  {
    files: ['**/*.{mjs,cjs}', '**/*.astro', '**/*.astro/*.ts'],
    extends: [js.configs.recommended, tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.astro', '**/*.astro/*.ts'],
    extends: [astro.configs['flat/recommended'], astro.configs['flat/jsx-a11y-strict']],
  },
  {
    plugins: { 'import-x': importX, house: houseRules },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
      // Without these the rules about imports look into JavaScript files alone.
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importZones }],
      'import-x/order': [
        'error',
        {
          // From far to near: packages, other rooms, this one.
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '#*/**', group: 'internal' }],
          alphabetize: { order: 'asc' },
        },
      ],
      'house/import-style': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,astro}'],
    // A practice has an address; a server, a page and a mailbox have an ip, a url or path, an email.
    ignores: [
      '**/practice/own/identity.ts',
      'src/practice/structured-data.ts',
      'src/practice/facts-once.test.ts',
      'src/content/texts/**',
      'src/sections/**',
      'src/components/Address.astro',
      'src/server/domain/mail/visit-calendar.ts',
      // Nodemailer's word, and that of our contract for why a mail did not arrive.
      'src/server/domain/mail/mail-transport.ts',
      'src/islands/admin/inbox/mail-words.ts',
    ],
    rules: { 'id-denylist': ['error', 'address', 'addresses'] },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict },
  { files: ['**/*.tsx', 'src/islands/**/*.ts'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > ChainExpression.body',
          message:
            'React calls what an effect returns, and browsers return promises for scrolling: put it into braces.',
        },
      ],
    },
  },
  { files: ['scripts/**', 'tests/**', 'netlify/**'], rules: { 'no-console': 'off' } },
  {
    files: ['src/**'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    ignores: ['src/server/http/**', 'src/contracts/answers/**'],
    rules: {
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
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'playwright/test',
          importNames: ['test'],
          message:
            'Take it from tests/support/policy.ts, or page-errors.ts: those see what the policy keeps out.',
        },
      ],
    },
  },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'test', property: 'only' },
        { object: 'describe', property: 'only' },
        { object: 'it', property: 'only' },
        { object: 'test', property: 'skip' },
        { object: 'page', property: 'waitForTimeout' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "Literal[value='networkidle']",
          message: 'Wait for what is to be there, not for silence.',
        },
      ],
    },
  },
);
