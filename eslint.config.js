import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', 'reports', '.dependency-cruiser.cjs'] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.js'] } } },
    rules: {
      // Indices into our own arrays are right by construction; `!` says so where the type cannot.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Seats and cards are numbers, and so are counts in messages.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Hot loops count: iterators cost where the optimiser does not see through them.
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Bit fields are written as shifts; packed integers come apart into enum values.
      '@typescript-eslint/prefer-literal-enum-member': ['error', { allowBitwiseExpressions: true }],
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // An effect without parameters is an empty record in the table of effects.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
    },
  },
  { files: ['**/*.{js,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
);
