/** The remotes of this site: the only list of their names. Their addresses come from the release set. */
export const REMOTES = ['mf-content', 'mf-news-studies', 'mf-forms', 'mf-recruitment'] as const;

export type RemoteName = (typeof REMOTES)[number];
