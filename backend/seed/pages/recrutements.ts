import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const recrutementsEntries: ContentEntry[] = [
  {
    name: 'Rejoignez-nous',
    content: `
<p>Nous recrutons au Bénin, au Togo et au Rwanda, par vagues, plusieurs fois par an. Aucune expérience n'est exigée pour devenir téléconseiller : il faut bien parler et bien écrire le français, aimer écouter et vouloir apprendre.</p>
<figure><img src="storage/pages/rejoignez-nous.svg" width="1200" height="675" alt="Pagne imprimé de casques de téléconseiller, chacun dans son médaillon"></figure>
<p>La formation d'entrée dure de trois à six semaines selon l'opération. Elle est rémunérée dès le premier jour, comme le travail qui la suit. Les postes sont à temps plein et s'exercent sur site ; ils ne sont pas compatibles avec des études en cours ou un autre emploi.</p>
<p><a href="/recrutements/candidature">Déposer ma candidature</a></p>
`,
  },
  {
    name: 'Nos métiers',
    content: `
<p>On entre souvent chez nous comme téléconseiller ; on y reste rarement au même poste. Voici les familles de métiers entre lesquelles nos collaborateurs évoluent.</p>
<ul>
<li><strong>Conseil à la clientèle</strong><p>Téléconseillers, modérateurs et chargés de réseaux sociaux renseignent, dépannent et rassurent, à l'oral ou par écrit. Le premier métier du groupe, et la meilleure école pour tous les autres.</p></li>
<li><strong>Vente à distance</strong><p>Les conseillers commerciaux qualifient, proposent et fidélisent. La part variable est plafonnée pour que personne n'ait intérêt à forcer une vente.</p></li>
<li><strong>Back office et documents</strong><p>Gestionnaires de dossiers et opérateurs documentaires contrôlent, saisissent et régularisent. Des postes pour les esprits méthodiques, sans téléphone.</p></li>
<li><strong>Encadrement de plateau</strong><p>Superviseurs et chefs de plateau accompagnent des équipes de quinze conseillers au plus, organisent la journée et répondent des résultats.</p></li>
<li><strong>Qualité et formation</strong><p>Référents qualité et formateurs écoutent, notent, expliquent, construisent les modules et suivent les nouveaux jusqu'à leur autonomie.</p></li>
<li><strong>Informatique</strong><p>Développeurs, intégrateurs, testeurs et techniciens réseau. À Cotonou, l'école de codage offre une porte d'entrée à celles et ceux qui n'ont pas suivi de cursus informatique.</p></li>
<li><strong>Fonctions support</strong><p>Ressources humaines, planification, finances, moyens généraux : les métiers qui font qu'un site ouvre chaque matin à l'heure.</p></li>
</ul>
`,
  },
  {
    name: 'Votre candidature, étape par étape',
    content: `
<p>Le formulaire se remplit en deux temps, en un quart d'heure environ. Préparez votre pièce d'identité et les dates de vos études et de vos emplois : tout ce que vous indiquez doit pouvoir être vérifié, et le dossier ne peut plus être modifié après sa validation.</p>
<ul>
<li><strong>Le dossier en ligne</strong><p>Identité, coordonnées, formation, expériences et motivation. Vous relisez l'ensemble avant l'envoi.</p></li>
<li><strong>La présélection</strong><p>L'équipe de recrutement du pays choisi lit chaque dossier. Nous recrutons par vagues : vous pouvez être contacté dans un délai de six mois, après quoi vous êtes libre de postuler à nouveau.</p></li>
<li><strong>Les tests</strong><p>Une dictée, une lecture à voix haute, un exercice de saisie et un cas de conversation. Ils se passent sur place, en une demi-journée.</p></li>
<li><strong>L'entretien</strong><p>Un échange avec un recruteur et un superviseur, qui vous présente l'opération, les horaires et le salaire. Vos diplômes vous sont alors demandés.</p></li>
<li><strong>La formation d'entrée</strong><p>Le contrat signé, vous rejoignez un groupe de formation. Un parrain vous suit pendant vos trois premiers mois sur le plateau.</p></li>
</ul>
`,
  },
  {
    name: "La vie dans l'entreprise",
    content: `
<p>Répondre toute la journée à des inconnus demande de l'énergie. Chaque site dispose d'un comité de vie, élu pour un an, qui choisit les activités et gère leur budget.</p>
<ul>
<li><figure><img src="storage/pages/vie-sport.svg" width="1200" height="675" alt="Un ballon sur le point d'engagement d'un terrain"></figure><strong>Sport</strong><p>Football et course à pied le samedi matin, tournoi entre sites chaque année, séances d'étirements sur le plateau deux fois par semaine.</p></li>
<li><figure><img src="storage/pages/vie-repos.svg" width="1200" height="675" alt="Un fauteuil sous la lune"></figure><strong>Salle de repos</strong><p>Fauteuils, lumière basse et silence : un quart d'heure de vraie pause, sans écran ni téléphone.</p></li>
<li><figure><img src="storage/pages/vie-sante.svg" width="1200" height="675" alt="Une croix de soins, une feuille en son cœur"></figure><strong>Santé</strong><p>Visite médicale annuelle, permanence d'une infirmière, campagnes de vaccination et de don du sang ouvertes aux familles.</p></li>
<li><figure><img src="storage/pages/vie-ecoute.svg" width="1200" height="675" alt="Deux ondes qui se rencontrent"></figure><strong>Écoute</strong><p>Une psychologue reçoit chaque semaine, sur rendez-vous et en toute confidentialité, et anime des groupes de parole pour les modérateurs.</p></li>
<li><figure><img src="storage/pages/vie-voix.svg" width="1200" height="675" alt="Les hauteurs d'une voix enregistrée"></figure><strong>Chorale et théâtre</strong><p>Deux ateliers nés de l'envie des équipes. On y travaille la voix et le souffle, ce qui sert aussi au téléphone.</p></li>
<li><figure><img src="storage/pages/vie-fetes.svg" width="1200" height="675" alt="Des guirlandes de fanions au-dessus d'une cour"></figure><strong>Fêtes et familles</strong><p>Arbre de Noël, journée portes ouvertes aux enfants, repas partagés lors des fêtes nationales de chaque pays.</p></li>
</ul>
`,
  },
];
