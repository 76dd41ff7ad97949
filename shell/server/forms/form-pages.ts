/**
 * The pages whose data contain the application form: during a trial they are not the same for all visitors. Another page that
 * reads the form gets the published version.
 */
const FORM_PAGES: ReadonlySet<string> = new Set(['/recrutements/candidature', '/recrutements/candidature/step2']);

export const hasForm = (pathname: string): boolean => FORM_PAGES.has(pathname);
