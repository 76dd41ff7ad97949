/** Roles that the suite looks for, as assistive technologies name them. */
export type Role = 'button' | 'checkbox' | 'dialog' | 'field' | 'heading' | 'link' | 'radio' | 'tab';

/** What a test acts on: by role and accessible name, or by selector; `within` narrows it to a part of the page. */
export type Target = { role: Role; name?: string; within?: string } | { css: string };

/** Finds the first visible element. It runs in the page, so it uses nothing from outside. */
export function findElement(target: Target): HTMLElement | null {
  const selectors = {
    button: 'button, [role="button"]',
    checkbox: 'input[type="checkbox"]',
    dialog: 'dialog[open], [role="dialog"]',
    field: 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea, select',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    radio: 'input[type="radio"]',
    tab: '[role="tab"]',
  };
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent ?? '';
  };
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = labelledBy.flatMap((id) => document.getElementById(id) ?? []);
    const own = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const from = labels.length > 0 ? labels : own;
    const name = element.getAttribute('aria-label') ?? (from.length > 0 ? from : [element]).map(textOf).join(' ');
    return name.replace(/\s+/g, ' ').trim();
  };
  const scopes = 'within' in target && target.within ? [...document.querySelectorAll(target.within)] : [document];
  const selector = 'css' in target ? target.css : selectors[target.role];
  const name = 'name' in target ? target.name : undefined;
  const found = scopes
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)])
    // Chromium 119 knows the older name of the option alone.
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, visibilityProperty: true }))
    .filter((element) => name === undefined || nameOf(element) === name);
  return found[0] ?? null;
}
