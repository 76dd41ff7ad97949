import { interfaceChanges, neededVersion, type Change } from './interface-changes';
import { readInterface, type Interface } from './read-interface';

const STORES = `
  import { type StoreApi } from 'zustand/vanilla';
  export type Toast = { id: number; message: string };
  export type NewToast = { message: string };
  export type ToastState = {
    toasts: readonly Toast[];
    show: (toast: NewToast) => void;
  };
  export type Stores = { toasts: StoreApi<ToastState> };
  type Unused = string;
`;
const CONTEXT = `
  import type { Stores, ToastState } from './site-stores';
  export type { NewToast } from './site-stores';
  export declare function SiteProvider({ stores }: { stores: Stores }): import("react").ReactNode;
  export declare const useToasts: () => ToastState;
`;
const ROUTER = `export { Link, useNavigate } from 'react-router-dom';`;
const FILES = { 'stores/router': ROUTER, 'stores/site-context': CONTEXT, 'stores/site-stores': STORES };
const VERSIONS: Readonly<Record<string, string>> = { react: '19.3.1', 'react-router-dom': '7.18.5', zustand: '0.5.1' };

const interfaceOf = (files: Partial<typeof FILES> = {}, versions = VERSIONS): Interface =>
  readInterface(['stores/router', 'stores/site-context'], {
    read: (module) => ({ ...FILES, ...files })[module as keyof typeof FILES],
    versionOf: (name) => versions[name] ?? '',
  });

const changesOf = (files: Partial<typeof FILES>, versions = VERSIONS): Change[] =>
  interfaceChanges(interfaceOf().entries, interfaceOf(files, versions));

describe('the interface of modules', () => {
  it('is their exports and the types that these reach', () => {
    expect(Object.keys(interfaceOf().entries)).toEqual([
      'NewToast',
      'NewToast.message',
      'Stores',
      'Stores.toasts',
      'Toast',
      'Toast.id',
      'Toast.message',
      'ToastState',
      'ToastState.show',
      'ToastState.toasts',
      'package react',
      'package react-router-dom',
      'package zustand',
      'stores/router Link',
      'stores/router useNavigate',
      'stores/site-context NewToast',
      'stores/site-context SiteProvider',
      'stores/site-context useToasts',
    ]);
  });

  it.each<[string, Partial<typeof FILES>]>([
    [
      'a comment',
      { 'stores/site-stores': STORES.replace('show: (toast', '/** Shows it. */ show: (/* the next */ toast') },
    ],
    ['the format', { 'stores/site-stores': STORES.replace('{ id: number; message', '{\n  id: number;\n  message') }],
    ['the name of a parameter', { 'stores/site-stores': STORES.replace('(toast:', '(next:') }],
    ['a type that no export reaches', { 'stores/site-stores': STORES.replace('Unused = string', 'Unused = number') }],
    ['the order of exports', { 'stores/router': `export { useNavigate, Link } from 'react-router-dom';` }],
  ])('does not change with %s', (_what, files) => {
    expect(changesOf(files)).toEqual([]);
  });

  it('does not change with a compatible version of another package', () => {
    expect(changesOf({}, { ...VERSIONS, react: '19.4.0', zustand: '0.5.9' })).toEqual([]);
  });

  it('refuses exports without names, which it could not compare', () => {
    expect(() => interfaceOf({ 'stores/router': `export * from 'react-router-dom';` })).toThrow(
      'stores/router: list what it exports',
    );
  });

  it('refuses two types of one name', () => {
    const files = { 'stores/router': `export type Toast = string; ${ROUTER}` };
    expect(() => interfaceOf(files)).toThrow('both declare a type Toast');
  });
});

describe('a changed interface', () => {
  const versionAfter = (changes: readonly Change[]): string => neededVersion('1.4.2', changes);

  it.each<[string, Partial<typeof FILES>, string]>([
    [
      'an export',
      { 'stores/router': `export { Link, useNavigate, Form } from 'react-router-dom';` },
      'stores/router Form',
    ],
    [
      'a member of an answer',
      { 'stores/site-stores': STORES.replace('show:', 'count: number; show:') },
      'ToastState.count (seen through SiteProvider, useToasts)',
    ],
    [
      'an optional member of an argument',
      { 'stores/site-stores': STORES.replace('NewToast = {', 'NewToast = { kind?: string;') },
      'NewToast.kind? (seen through NewToast, SiteProvider, useToasts)',
    ],
  ])('needs a minor version for %s more', (_what, files, added) => {
    const changes = changesOf(files);
    expect(changes).toEqual([{ kind: 'added', what: added }]);
    expect(versionAfter(changes)).toBe('1.5.0');
  });

  it.each<[string, Partial<typeof FILES>, Change['kind'], RegExp]>([
    [
      'an export that is gone',
      { 'stores/router': `export { Link } from 'react-router-dom';` },
      'removed',
      /^stores\/router useNavigate$/,
    ],
    [
      'another type of a member',
      { 'stores/site-stores': STORES.replace('id: number', 'id: string') },
      'changed',
      /^Toast\.id \(seen through SiteProvider, useToasts\): was “id: number”, is “id: string”$/,
    ],
    [
      'another type of an export',
      { 'stores/site-context': CONTEXT.replace('() => ToastState', '(id: number) => ToastState') },
      'changed',
      /^stores\/site-context useToasts: was/,
    ],
    [
      'a required member of an argument',
      { 'stores/site-stores': STORES.replace('NewToast = {', 'NewToast = { kind: string;') },
      'changed',
      /^NewToast\.kind .* is new and required of callers$/,
    ],
  ])('needs a major version for %s', (_what, files, kind, what) => {
    const changes = changesOf(files);
    expect(changes).toEqual([{ kind, what: expect.stringMatching(what) }]);
    expect(versionAfter(changes)).toBe('2.0.0');
  });

  it.each([
    ['react', '20.0.0'],
    ['zustand', '0.6.0'],
  ])('needs a major version for %s %s, whose types it has', (name, version) => {
    expect(versionAfter(changesOf({}, { ...VERSIONS, [name]: version }))).toBe('2.0.0');
  });
});
