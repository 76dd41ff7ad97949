/** Marks every page of a preview. It is outside the tree of the page, which scripts hydrate. */
import { LEAVE_PREVIEW_PATH, type ReleaseChoice } from '../remotes/protocol/release-choice';

const STYLE = `.vipp-apercu{position:fixed;z-index:60;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;padding:.5rem 1rem;
background:#e0a030;color:#14122a;font:700 .9375rem/1.4 system-ui,sans-serif}.vipp-apercu a{color:inherit}@media print{.vipp-apercu{display:none}}`;

export const RIBBON_STYLE = Buffer.from(STYLE);

const DRAFT = '<span>Brouillon\u202F: ce contenu n’est pas publié</span>';

export function previewRibbon({ preview, remotes }: ReleaseChoice, isDraft = false): string {
  if (preview.length === 0 && !isDraft) return '';
  const versions = preview.map((remote) => `${remote} ${remotes.get(remote)?.version ?? ''}`).join(', ');
  const ofVersions = `<span>Aperçu\u202F: ${versions}</span><a href="${LEAVE_PREVIEW_PATH}">Quitter l’aperçu</a>`;
  return `<style>${STYLE}</style><aside class="vipp-apercu" aria-label="Aperçu">${isDraft ? DRAFT : ''}${preview.length > 0 ? ofVersions : ''}</aside>`;
}
