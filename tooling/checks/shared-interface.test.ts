import { declarationsOf, nextRecord } from './shared-interface';

const FILES: Readonly<Record<string, string>> = {
  'stores/context': `import type { Toast } from './toast';\n/** Shows\n * one. */\nexport declare const useToast: () => Toast;\n`,
  'stores/toast': `export type Toast = import("react").ReactNode;\n`,
};
const read = (module: string): string => FILES[module] ?? '';

it('the interface of modules is their declarations, those that they import, and the majors of packages, without comments', () => {
  expect(declarationsOf(['stores/context'], read)).toBe(
    `react 19\n\n// stores/context\nimport type { Toast } from './toast';\nexport declare const useToast: () => Toast;\n\n// stores/toast\n${FILES['stores/toast']}`,
  );
});

it('the record of an interface changes with a version only', () => {
  const record = '@vipp/shared 1.1.0\nold';
  expect(nextRecord(record, '1.1.0', 'old')).toBe(record);
  expect(nextRecord(record, '1.1.0', 'new')).toBeUndefined();
  expect(nextRecord(record, '1.2.0', 'new')).toBe('@vipp/shared 1.2.0\nnew');
});
