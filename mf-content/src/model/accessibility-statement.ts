/**
 * The accessibility statement, in the order of the model of RGAA 4. It is not a page of the content service, because it
 * describes the code of this site.
 */
import {
  conformityRate,
  conformityWord,
  type AccessibilityAssessment,
} from '@vipp/shared/lib/accessibility-conformity';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { formatNumber } from '@vipp/shared/lib/format';
import type { LegalData, LegalSection } from './legal-data';

/** Of none, one and several. */
const NON_CONFORMITIES = [
  '',
  ', en raison de la non-conformité énoncée ci-dessous',
  ', en raison des non-conformités énumérées ci-dessous',
];

/** Criteria that are not met, from docs/accessibility/rgaa.md. */
const SHORTCOMINGS = [
  'Compatibilité des scripts avec les technologies d’assistance (critère 7.1)\u202F: elle n’a pas encore été vérifiée avec les lecteurs d’écran de la base de référence. Le critère est tenu pour non respecté jusque-là.',
];

const CHECKED_PAGES = [
  ['/', 'Accueil'],
  ['/contact', 'Contact'],
  ['/mentionslegales', 'Mentions légales'],
  ['/accessibilite', 'Déclaration d’accessibilité'],
  ['/plan', 'Plan du site'],
  ['/le-groupe', 'Le groupe'],
  ['/prestations', 'Prestations'],
  ['/vous-accompagner', 'Vous accompagner'],
  ['/rse', 'RSE'],
  ['/politique', 'Politique de confidentialité'],
  ['/actualite', 'Actualités et articles'],
  ['/etude-de-cas', 'Études de cas et fiches'],
  ['/signalements', 'Signalements et suivi'],
  ['/recrutements', 'Recrutements'],
  ['/recrutements/candidature', 'Candidature, suivi et retrait'],
] as const;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const checkedPages = `${list(CHECKED_PAGES.map(([path, name]) => `<a href="${path}">${name}</a>`))}
<p>Les pages du mot de passe oublié, de la newsletter, d’erreur et d’indisponibilité ont été vérifiées aussi.</p>`;

/** A date that stays on one line. */
const unbroken = (date: string) => dayInWords(date).replaceAll(' ', '\u00A0');

const results = (assessment: AccessibilityAssessment) => {
  const { conform, nonConform, notApplicable } = assessment;
  return `
<p>Cette déclaration repose sur une auto-évaluation des 106 critères du RGAA, version 4.1.2, menée par l’équipe qui réalise le site. Aucun organisme extérieur n’a audité le site.</p>
<p><strong>${formatNumber(conformityRate(assessment), 1)}\u202F% des critères applicables sont respectés</strong>\u202F: ${conform} critères conformes, ${nonConform}\u00A0non\u00A0${nonConform > 1 ? 'conformes' : 'conforme'}, et ${notApplicable} qui ne s’appliquent pas aux contenus du site.</p>
<p>Aucun essai n’a encore été mené avec un lecteur d’écran, ni par des personnes en situation de handicap. La restitution a été jugée d’après le code et l’arbre d’accessibilité que le navigateur transmet aux technologies d’assistance.</p>`;
};

const methods = (date: string) => `
<p>Cette déclaration a été établie le ${date}.</p>
<h3>Technologies utilisées</h3>
<p>HTML5, CSS, SVG, WAI-ARIA, PDF, WebVTT et JavaScript\u202F; le site se lit et ses formulaires s’envoient aussi sans JavaScript.</p>
<h3>Environnement de test</h3>
<p>Navigateur Chromium sous Linux\u202F: fenêtres de 320 et de 1\u202F280 pixels, zoom à 200\u202F%, couleurs forcées, mouvements réduits, thèmes clair et sombre, clavier seul, et espacement du texte augmenté.</p>
<h3>Outils</h3>
${list(['axe-core, sur toutes les pages et tous leurs états', 'tests automatiques au clavier\u202F: parcours, visibilité du focus, absence de piège', 'arbre d’accessibilité du navigateur', 'lecture du code et captures d’écran'])}
<h3>Pages vérifiées</h3>
${checkedPages}`;

const RECOURSE = `
<p>Cette procédure est à utiliser dans le cas suivant\u202F: vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service du site, et vous n’avez pas obtenu de réponse satisfaisante. Vous pouvez\u202F:</p>
<ul>
<li>écrire un message au <a rel="noopener" href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits (formulaire en ligne, autre site)</a>\u202F;</li>
<li>contacter le <a rel="noopener" href="https://www.defenseurdesdroits.fr/saisir/delegues">délégué du Défenseur des droits dans votre région (autre site)</a>\u202F;</li>
<li>envoyer un courrier par la poste (gratuit, ne pas mettre de timbre)\u202F: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.</li>
</ul>`;

/** The result, before its details. */
export const accessibilitySummary = (assessment: AccessibilityAssessment): LegalData['summary'] => {
  const { conform, nonConform, date } = assessment;
  const items: [title: string, html: string][] = [
    [`${conform} / ${conform + nonConform}`, 'critères applicables du RGAA sont respectés'],
    [conformityWord(assessment).replace(/^./, (first) => first.toUpperCase()), 'au sens de la loi'],
    ['Lecteurs d’écran', 'aucun essai n’a encore été mené'],
    [unbroken(date), 'date de l’auto-évaluation'],
  ];
  return { name: 'En bref', items: items.map(([title, html]) => ({ title, html, figure: null, link: null })) };
};

/**
 * Creates the sections of the statement with the counts of an assessment.
 *
 * @param hasTelephones whether the contact page has the telephone numbers of the sites
 */
export const accessibilityStatement = (assessment: AccessibilityAssessment, hasTelephones: boolean): LegalSection[] => [
  {
    anchor: 'engagement',
    name: 'Notre engagement',
    content: `
<p>Le groupe VIPP s’engage à rendre son site accessible, conformément à l’article 47 de la loi n°\u00A02005-102 du 11 février 2005. La présente déclaration s’applique au site public que vous consultez, y compris ses formulaires.</p>`,
  },
  {
    anchor: 'etat-de-conformite',
    name: 'État de conformité',
    content: `
<p>Ce site est <strong>${conformityWord(assessment)}</strong> avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2${NON_CONFORMITIES[Math.min(assessment.nonConform, 2)]}.</p>`,
  },
  { anchor: 'resultats-des-tests', name: 'Résultats des tests', content: results(assessment) },
  {
    anchor: 'contenus-non-accessibles',
    name: 'Contenus non accessibles',
    content: `<h3>Non-conformités</h3>${list(SHORTCOMINGS)}<h3>Dérogations et exemptions</h3><p>Aucune dérogation pour charge disproportionnée n’est invoquée.</p>`,
  },
  {
    anchor: 'etablissement',
    name: 'Établissement de cette déclaration',
    content: methods(unbroken(assessment.date)),
  },
  {
    anchor: 'retour-d-information',
    name: 'Retour d’information et contact',
    content: `
<p>Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez-nous${hasTelephones ? ' ou appelez-nous' : ''}\u202F: la page <a href="/contact">Contact</a> propose un formulaire${hasTelephones ? ' et les numéros de nos sites' : ''}. Nous vous orienterons vers une alternative accessible, ou vous transmettrons le contenu sous une autre forme.</p>`,
  },
  { anchor: 'voies-de-recours', name: 'Voies de recours', content: RECOURSE },
];
