import { useCallback, useEffect, useRef } from 'react';
import { afterPaint } from '@vipp/shared/lib/after-paint';
import { useLocation, useNavigate } from '@vipp/shared/stores/router';
import { isTouched, readForm, writeForm } from '../model/list-form';
import { scrollToBlock } from './scroll-to-block';

/** Debounce of the search while typing. */
const TYPING_PAUSE_MS = 250;

type Options = {
  /** Path of the list. */
  path: string;
  /** The shortest query string for the values of the fields. */
  toQuery: (fields: URLSearchParams) => URLSearchParams;
};

const asSearch = (query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `?${text}` : '';
};

/**
 * Synchronises the form of a list with the address of its page. The fields are uncontrolled: what is checked or
 * typed goes into the address, and an address that changes otherwise (back, forward, a link) is written into the fields.
 */
export function useListForm({ path, toQuery }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const block = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Query that the form navigated to last: when it is loaded, the fields may have changed again. */
  const asked = useRef<string | null>(null);
  const scrolls = useRef(false);
  const mounted = useRef(false);
  const navigate = useNavigate();
  const { search } = useLocation();

  const ask = useCallback(() => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const shown = new URLSearchParams(search);
    shown.delete('page');
    const wanted = asSearch(toQuery(readForm(form.current)));
    if (wanted === (asked.current ?? asSearch(toQuery(shown)))) return;
    asked.current = wanted;
    scrolls.current = true;
    // One history entry for a whole search, however many letters were typed.
    const replace =
      shown.has('q') && new URLSearchParams(wanted).has('q') && document.activeElement?.getAttribute('name') === 'q';
    void navigate({ pathname: path, search: wanted }, { replace });
  }, [navigate, path, search, toQuery]);

  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  }, [ask]);

  useEffect(() => {
    if (!mounted.current) {
      mounted.current = true;
      // What was typed or checked before hydration is not lost.
      if (form.current && isTouched(form.current)) latestAsk.current();
      return;
    }
    if (asked.current !== search && form.current) {
      clearTimeout(timer.current);
      writeForm(form.current, new URLSearchParams(search));
    }
    asked.current = null;
    if (scrolls.current) scrollToBlock(block.current);
    scrolls.current = false;
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    block,
    ask,
    /** For a checkbox: it is painted as checked before the list begins to change. */
    askAfterPaint: () => afterPaint(() => latestAsk.current()),
    askSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latestAsk.current(), TYPING_PAUSE_MS);
    },
    /** For links that lead to another page of this list. */
    followsLink: () => {
      scrolls.current = true;
    },
  };
}
