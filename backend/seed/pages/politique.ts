import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const politiqueEntries: ContentEntry[] = [
  {
    name: 'Responsable du traitement',
    content: `
<p>Le groupe VIPP décide des données recueillies sur ce site et de l'usage qui en est fait : il est responsable de leur traitement au sens du règlement (UE) 2016/679, dit RGPD, et de la loi française du 6 janvier 1978 modifiée, dite loi Informatique et Libertés.</p>
<p>Cette politique vaut pour ce site et ses formulaires. Les données que nous traitons pour le compte de nos clients relèvent de leurs politiques et de contrats distincts.</p>
<p>Pour toute question, écrivez à notre référent pour la protection des données par le formulaire de la page <a href="/contact">Contact</a>, en indiquant « Données personnelles » au début de votre message.</p>
`,
  },
  {
    name: 'Données collectées et finalités',
    content: `
<p>Nous ne recueillons que ce que vous saisissez dans nos formulaires et les traces techniques nécessaires au fonctionnement du site. Les champs obligatoires sont signalés ; sans eux, nous ne pouvons pas traiter la demande.</p>
<ul>
<li><strong>Contact</strong><p>Nom, prénom, fonction, entreprise, téléphone, adresse électronique, message et site de provenance, afin de vous en accuser réception par courriel, de vous répondre et de suivre nos échanges.</p></li>
<li><strong>Lettre d'information</strong><p>Nom, prénom, fonction, entreprise, adresse électronique et site de provenance, afin de vous envoyer nos actualités.</p></li>
<li><strong>Demandes d'études de cas</strong><p>Nom, prénom, fonction, entreprise, adresse électronique et titre de l'étude demandée, afin de vous la transmettre par un lien envoyé par courriel et, le cas échéant, de vous proposer un échange sur le même sujet.</p></li>
<li><strong>Candidatures</strong><p>Pays et poste visés, civilité, nom, prénom, nationalité, date de naissance, type et numéro de pièce d'identité, coordonnées, formation, langues, expériences, disponibilité et motivation, afin d'étudier votre dossier, de vérifier que vous avez au moins 18 ans et de vous contacter.</p></li>
<li><strong>Mesure du formulaire de candidature</strong><p>Nombre de personnes, par jour et par version du formulaire, qui l'ont vu, commencé, mené d'une étape à l'autre et envoyé ; question à laquelle on s'arrête, messages d'erreur affichés et durée par tranche, afin de rendre le formulaire plus simple. Ces totaux sont anonymes, sans cookie, adresse IP, identifiant ni réponse, et ne dépendent donc pas de votre choix sur les cookies ; aucun nombre inférieur à cinq n'est montré à nos équipes.</p></li>
<li><strong>Signalements</strong><p>Description des faits et, seulement si vous choisissez de vous identifier, nom, lien avec VIPP, moyens de vous joindre et souhaits de suivi, afin d'examiner les manquements portés à notre connaissance. Les personnes citées bénéficient des mêmes garanties.</p></li>
<li><strong>Fonctionnement et sécurité</strong><p>Date, page demandée et résultat de la requête, afin de corriger les pannes ; votre adresse IP n'est utilisée que le temps de délivrer les pages et de repousser les envois abusifs, sans être conservée.</p></li>
</ul>
<p>Nous ne vendons aucune donnée, ne dressons pas de profil publicitaire et ne prenons aucune décision entièrement automatisée : chaque candidature et chaque signalement sont lus par une personne.</p>
`,
  },
  {
    name: 'Bases légales',
    content: `
<p>Chaque traitement repose sur l'un des fondements prévus à l'article 6 du RGPD.</p>
<ul>
<li><strong>Votre consentement</strong><p>Pour la lettre d'information. Vous le retirez à tout moment, sans que cela remette en cause les envois passés.</p></li>
<li><strong>Les mesures précontractuelles prises à votre demande</strong><p>Pour les candidatures, les études de cas et les demandes de devis adressées par le formulaire de contact.</p></li>
<li><strong>Notre intérêt légitime</strong><p>Pour répondre aux autres messages, garder la mémoire de nos échanges professionnels et assurer la sécurité du site, dans le respect de vos droits.</p></li>
<li><strong>Nos obligations légales</strong><p>Pour le recueil et le traitement des signalements, ainsi que pour répondre aux demandes des autorités.</p></li>
</ul>
<p>N'inscrivez pas dans les champs libres de renseignements sur votre santé, vos opinions ou vos croyances, sauf si un signalement ne peut être compris sans eux.</p>
`,
  },
  {
    name: 'Durées de conservation',
    content: `
<p>Les données sont effacées ou rendues anonymes à la fin des délais suivants. Elles peuvent être conservées plus longtemps, à accès restreint, lorsqu'une loi l'impose ou qu'un litige est en cours.</p>
<table>
<thead>
<tr><th scope="col">Données</th><th scope="col">Durée</th></tr>
</thead>
<tbody>
<tr><th scope="row">Messages de contact</th><td>3 ans après le dernier échange</td></tr>
<tr><th scope="row">Lettre d'information</th><td>Jusqu'à la désinscription ; 30 jours pour une inscription qui n'a pas été confirmée</td></tr>
<tr><th scope="row">Demandes d'études de cas</th><td>3 ans après la demande</td></tr>
<tr><th scope="row">Liens vers les études demandées</th><td>Ouverts 30 jours ; leur empreinte est effacée 60 jours plus tard</td></tr>
<tr><th scope="row">Candidatures non retenues</th><td>2 ans après le dernier contact, sauf opposition ou retrait</td></tr>
<tr><th scope="row">Candidatures retirées</th><td>Effacement immédiat, à votre demande, par votre lien de suivi</td></tr>
<tr><th scope="row">Candidatures retenues</th><td>Versées au dossier du collaborateur</td></tr>
<tr><th scope="row">Totaux anonymes du formulaire de candidature</th><td>24 mois</td></tr>
<tr><th scope="row">Signalements hors du champ du dispositif</th><td>Effacement ou anonymisation sans délai</td></tr>
<tr><th scope="row">Signalements restés sans suite</th><td>2 mois après la clôture des vérifications</td></tr>
<tr><th scope="row">Signalements suivis d'une procédure</th><td>Jusqu'au terme de la procédure et des voies de recours</td></tr>
<tr><th scope="row">Journaux techniques</th><td>12 mois</td></tr>
</tbody>
</table>
`,
  },
  {
    name: "Destinataires et transferts hors de l'Union européenne",
    content: `
<p>Vos données ne sont lues que par les équipes qui en ont besoin : commerciale et communication pour les contacts, la lettre et les études de cas ; recrutement du pays choisi pour les candidatures ; comité d'éthique, seul, pour les signalements. Les prestataires qui hébergent le site ou acheminent nos courriels agissent sur nos instructions, dans le cadre d'un contrat conforme à l'article 28 du RGPD.</p>
<p>Après l'envoi d'une candidature, un lien de suivi vous est remis et envoyé par courriel. Il est propre à votre dossier : quiconque le détient peut lire votre candidature et la retirer, ne le transmettez donc à personne. Nous n'en gardons qu'une empreinte, qui ne permet pas de le reconstituer.</p>
<p>Certaines de ces équipes travaillent à Cotonou (Bénin), à Lomé (Togo) et à Kigali (Rwanda), pays pour lesquels la Commission européenne n'a pas constaté, à ce jour, de niveau de protection adéquat. Les transferts sont encadrés par les clauses contractuelles types qu'elle a adoptées, complétées par une analyse du droit local, le chiffrement des échanges et des accès nominatifs. Vous pouvez demander une copie de ces clauses par la page <a href="/contact">Contact</a>.</p>
<p>Les candidats de ces trois pays bénéficient en outre de leur loi nationale sur la protection des données. Ils peuvent saisir l'autorité compétente : l'APDP au Bénin, l'IPDCP au Togo, la NCSA au Rwanda.</p>
`,
  },
  {
    name: 'Cookies',
    content: `
<p>Un cookie est un petit fichier que le site dépose dans votre navigateur ; le stockage local rend un service comparable sans être envoyé au serveur. Nous les employons à des fins strictement opérationnelles et éditoriales : aucun ne sert à la publicité, à la mesure d'audience par un tiers ou au suivi d'un site à l'autre.</p>
<table>
<thead>
<tr><th scope="col">Nom</th><th scope="col">À quoi il sert</th><th scope="col">Où et combien de temps</th></tr>
</thead>
<tbody>
<tr><th scope="row">its_cookies</th><td>Retient votre choix sur les cookies : accepté ou refusé</td><td>Cookie et stockage local, 365 jours</td></tr>
<tr><th scope="row">isDarkmode</th><td>Retient votre préférence pour le thème clair ou sombre</td><td>Stockage local, jusqu'à ce que vous l'effaciez ; cookie, 365 jours au plus</td></tr>
<tr><th scope="row">lastLoginDate</th><td>Retient la date de votre dernière visite, afin de vous redemander votre choix</td><td>Stockage local, jusqu'à ce que vous l'effaciez</td></tr>
<tr><th scope="row">vipp_part ou __Host-vipp_part</th><td>Un nombre tiré au hasard, qui ne dit rien de vous : tant qu'une nouvelle version d'une page ou du formulaire de candidature est essayée, vous gardez la même</td><td>Cookie, 90 jours</td></tr>
<tr><th scope="row">vipp_versions ou __Host-vipp_versions</th><td>Nomme les versions des pages que vous recevez pendant un tel essai, afin qu'une copie proche de chez vous soit la bonne</td><td>Cookie, 90 jours</td></tr>
<tr><th scope="row">vipp_apercu ou __Host-vipp_apercu</th><td>Ouvre l'aperçu d'une version à qui a suivi un lien de nos équipes</td><td>Cookie, jusqu'à la fin de l'aperçu, une semaine au plus</td></tr>
<tr><th scope="row">vipp_formulaire ou __Host-vipp_formulaire</th><td>Un nombre tiré au hasard : sans JavaScript, lui seul permet à votre navigateur de passer d'une étape de votre candidature à la suivante</td><td>Cookie, 24 heures</td></tr>
<tr><th scope="row">saisie-contact</th><td>Garde le message que vous avez commencé à nous écrire et pas encore envoyé</td><td>Stockage de session, jusqu'à l'envoi du message ou la fermeture de l'onglet</td></tr>
<tr><th scope="row">candidatForm1</th><td>Garde les réponses de la première étape de votre candidature pendant que vous la préparez</td><td>Stockage local, jusqu'à l'envoi de la candidature ou jusqu'à ce que vous l'effaciez, 30 jours au plus</td></tr>
<tr><th scope="row">candidatForm2</th><td>Garde les réponses de la seconde étape de votre candidature pendant que vous la préparez</td><td>Stockage local, jusqu'à l'envoi de la candidature ou jusqu'à ce que vous l'effaciez, 30 jours au plus</td></tr>
</tbody>
</table>
<p>Une candidature en préparation reste sur votre appareil : nous ne recevons vos réponses qu'au moment où vous envoyez votre dossier. Si JavaScript est désactivé, elles passent par notre serveur d'une étape à l'autre, sans y être conservées. Une étape qui n'a pas été modifiée depuis 30 jours n'est plus reprise, et sa page l'efface lorsque vous la rouvrez. Le bouton « Effacer mes réponses » du formulaire l'efface aussitôt. Les totaux anonymes du formulaire ne déposent rien sur votre appareil.</p>
<p>À votre première visite, un bandeau vous propose d'accepter ou de refuser ; refuser ne vous prive d'aucune page ni d'aucun formulaire. Une petite icône permet ensuite de rouvrir le bandeau et de changer d'avis. Si trois jours ou plus se sont écoulés depuis votre dernière visite, votre choix est remis à zéro et le bandeau vous le redemande.</p>
<p>Vous pouvez aussi effacer tous ces éléments dans les réglages de votre navigateur. Si vous utilisez un appareil partagé, effacez-les avant de le quitter, en particulier après une candidature commencée et non envoyée.</p>
`,
  },
  {
    name: 'Vos droits',
    content: `
<p>Vous pouvez accéder aux données qui vous concernent, les faire rectifier ou effacer, demander la limitation de leur traitement, vous opposer à celui-ci, recevoir dans un format courant celles que vous nous avez fournies, retirer votre consentement et donner des directives sur leur sort après votre décès.</p>
<p>Vous pouvez retirer vous-même une candidature envoyée, par son lien de suivi : votre dossier, vos coordonnées et vos réponses sont aussitôt effacés.</p>
<p>Pour exercer ces droits, utilisez le formulaire de la page <a href="/contact">Contact</a> en précisant l'objet de votre demande. Nous répondons dans un délai d'un mois, qui peut être prolongé de deux mois si la demande est complexe ; nous vous en informons alors. Un justificatif d'identité n'est demandé qu'en cas de doute raisonnable.</p>
<p>Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la Commission nationale de l'informatique et des libertés (CNIL), en ligne sur <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a> ou par courrier : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.</p>
`,
  },
  {
    name: 'Sécurité et modifications',
    content: `
<p>Les échanges entre votre navigateur et le site sont chiffrés. Les accès aux données sont nominatifs, limités au besoin et consignés ; les sauvegardes sont protégées et leur restauration est essayée régulièrement. Les collaborateurs qui traitent des données personnelles sont formés et tenus à la confidentialité.</p>
<p>Si une violation de données est susceptible d'engendrer un risque pour vos droits, nous la notifions à la CNIL dans les 72 heures et, si le risque est élevé, nous vous en informons directement.</p>
<p>Nous mettons cette politique à jour lorsque le site ou la loi évolue. Les versions antérieures sont communiquées sur demande. Version en vigueur : 25 novembre 2026.</p>
`,
  },
];
