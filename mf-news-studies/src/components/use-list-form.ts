import { useCallback, useEffect, useRef } from 'react';
import { afterPaint } from '@vipp/shared/lib/after-paint';
import { useLocation, useNavigate } from '@vipp/shared/stores/router';

/** Conversion between the fields of a list's form and its query string. */

function readForm(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/** Writes a query into the form, except into hidden fields, which belong to the list. */
function writeForm(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name === '' || field.type === 'hidden') continue;
    if (field.type === 'checkbox') field.checked = query.getAll(field.name).includes(field.value);
    else field.value = query.get(field.name) ?? '';
  }
}

/** True after a visitor has changed a field of the server's form. */
const isTouched = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.name !== '' &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );

/** Requirement 2.26: scrolls smoothly to an updated list, or at once for visitors who prefer reduced motion. */
function scrollToBlock(block: Element | null): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  block?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth', block: 'start' });
}

/** Debounce of the search while typing. */
const DEBOUNCE_MS = 250;

type Options = {
  /** Path of the list. */
  path: string;
  /** Converts the values of the fields to the shortest query string. */
  toQuery: (fields: URLSearchParams) => URLSearchParams;
};

const asSearch = (query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `?${text}` : '';
};

/**
 * Synchronises the form of a list with the address of its page. The fields are uncontrolled: input is written into the
 * address, and an address that changes otherwise (back, forward, a link) is written into the fields.
 */
export function useListForm({ path, toQuery }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const block = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Queries of pending navigations of the form: the fields may have changed again since. */
  const requested = useRef<readonly string[]>([]);
  const scrolls = useRef(false);
  const mounted = useRef(false);
  const navigate = useNavigate();
  const { search } = useLocation();

  const submit = useCallback(() => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const shown = new URLSearchParams(search);
    shown.delete('page');
    const current = asSearch(toQuery(shown));
    const next = asSearch(toQuery(readForm(form.current)));
    if (next === (requested.current.at(-1) ?? current)) return;
    requested.current = next === current ? [] : [...requested.current, next];
    scrolls.current = true;
    // A search is one history entry, however many letters were typed.
    const replace =
      shown.has('q') && new URLSearchParams(next).has('q') && document.activeElement?.getAttribute('name') === 'q';
    void navigate({ pathname: path, search: next }, { replace });
  }, [navigate, path, search, toQuery]);

  const latestSubmit = useRef(submit);
  useEffect(() => {
    latestSubmit.current = submit;
  }, [submit]);

  useEffect(() => {
    if (!mounted.current) {
      mounted.current = true;
      // Applies input from before hydration.
      if (form.current && isTouched(form.current)) latestSubmit.current();
      return;
    }
    const place = requested.current.indexOf(search);
    if (place < 0 && form.current) {
      clearTimeout(timer.current);
      writeForm(form.current, new URLSearchParams(search));
    }
    requested.current = place < 0 ? [] : requested.current.slice(place + 1);
    if (scrolls.current) scrollToBlock(block.current);
    scrolls.current = false;
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    block,
    submit,
    /** For checkboxes: they are painted before the list changes. */
    submitAfterPaint: () => afterPaint(() => latestSubmit.current()),
    submitDebounced: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latestSubmit.current(), DEBOUNCE_MS);
    },
    /** For links to other pages of this list. */
    onFollowLink: () => {
      scrolls.current = true;
    },
  };
}
