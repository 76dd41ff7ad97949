import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const vousAccompagnerEntries: ContentEntry[] = [
  {
    name: 'Externaliser sans perdre la main',
    content: `
<p>Confier ses clients à une autre entreprise est une décision sérieuse. Les questions qu'elle soulève sont toujours les mêmes : qui sera au bout du fil, que verrons-nous de ce qui se passe, combien cela coûtera-t-il vraiment, et comment revenir en arrière si nous le souhaitons ?</p>
<p>Cette page y répond point par point. Elle décrit ce que nous faisons à chaque étape, ce que nous attendons de vous et ce que vous êtes en droit de nous demander.</p>
`,
  },
  {
    name: 'Une organisation agile',
    content: `
<p>Un projet démarre petit. Une équipe pilote de huit à douze conseillers prend en charge une partie des demandes pendant quatre semaines. Chaque vendredi, nous relisons avec vous les échanges réussis et les échanges manqués, et nous corrigeons les procédures pour le lundi.</p>
<p>Quand les résultats sont stables, le volume augmente par paliers. Les renforts viennent d'équipes déjà formées au même secteur, ce qui permet d'absorber une campagne ou une crise en quelques jours plutôt qu'en quelques mois.</p>
<p>Les ajustements ordinaires se décident entre votre responsable et le nôtre, sans avenant : horaires, priorités, répartition entre canaux. Seuls le périmètre et le prix passent par un écrit.</p>
`,
  },
  {
    name: 'Vos secteurs, notre terrain',
    content: `
<p>Dix secteurs, dix façons de parler au client. Nos formateurs tiennent pour chacun un programme d'accueil, un lexique et un recueil de cas réels.</p>
<ul>
<li><strong>Banque / Assurance</strong><p>Contrôle d'identité, déclarations de sinistre, oppositions : des gestes précis, tracés, exécutés avec tact.</p></li>
<li><strong>Télécom</strong><p>Diagnostic de panne, suivi de raccordement, explication de facture, et des équipes prêtes pour les soirs d'incident.</p></li>
<li><strong>Médias</strong><p>Abonnements, accès numériques, modération des commentaires pendant les grands rendez-vous d'actualité.</p></li>
<li><strong>Énergie</strong><p>Emménagements, relevés, échéanciers, accompagnement attentif des foyers en difficulté de paiement.</p></li>
<li><strong>E-commerce</strong><p>Suivi de colis, retours, litiges avec les transporteurs, fiches produits, de la rentrée aux fêtes.</p></li>
<li><strong>Immobilier</strong><p>Qualification des demandes de visite, constitution de dossiers locataires, signalement des interventions urgentes.</p></li>
<li><strong>Santé / pharmaceutique</strong><p>Prise de rendez-vous, information sur les remboursements, confidentialité renforcée à chaque étape.</p></li>
<li><strong>Tourisme / loisirs</strong><p>Réservations, modifications, annulations en chaîne quand un vol ou une tempête bouleverse les plans.</p></li>
<li><strong>Automobile</strong><p>Rendez-vous d'atelier, campagnes de rappel, assistance, suivi de satisfaction après la livraison.</p></li>
<li><strong>Technologie</strong><p>Support de premier et de deuxième niveau, aide à la prise en main, remontée d'anomalies reproductibles aux développeurs.</p></li>
</ul>
`,
  },
  {
    name: 'Une organisation lisible',
    content: `
<p>Vous avez trois interlocuteurs, et vous connaissez leur numéro. Le responsable de compte répond du contrat et des résultats. Le chef de plateau organise la journée et ajuste les effectifs. Le référent qualité écoute, note et forme.</p>
<ul>
<li><strong>Chaque jour</strong><p>Un point de dix minutes sur les volumes, les délais et les sujets inattendus.</p></li>
<li><strong>Chaque semaine</strong><p>Une écoute commune d'une dizaine d'échanges, choisis pour moitié par vous.</p></li>
<li><strong>Chaque mois</strong><p>Un comité de suivi : indicateurs, plan d'action, demandes d'évolution.</p></li>
<li><strong>Chaque trimestre</strong><p>Un bilan avec la direction, l'état des économies réalisées et la feuille de route.</p></li>
</ul>
<p>Un superviseur encadre au plus quinze conseillers. En dessous de cette taille, il ne voit pas assez de cas ; au-dessus, il ne peut plus écouter personne.</p>
`,
  },
  {
    name: 'Des coûts maîtrisés',
    content: `
<p>Trois modes de facturation existent : à l'heure de présence, à la demande traitée ou au résultat. Nous vous conseillons celui qui rapproche le plus votre intérêt du nôtre, et nous l'expliquons par écrit. Pour un service client dont les volumes varient peu, c'est souvent la demande traitée ; pour un démarrage, l'heure de présence.</p>
<p>La formation initiale, les outils de pilotage et la supervision sont compris dans le prix annoncé. Les coûts de télécommunication et les licences sont refacturés à l'identique, factures jointes.</p>
<p>Le premier gain ne vient pourtant pas du tarif, mais des contacts évités. Quand une même question revient trop souvent, nous vous proposons de corriger la page, le courrier ou l'étape qui la provoque.</p>
`,
  },
  {
    name: 'Une qualité normalisée',
    content: `
<p>Une bonne réponse à Lomé doit l'être aussi à Anteuil. Tous nos sites appliquent la même grille d'évaluation, les mêmes seuils d'alerte et le même parcours d'habilitation : un conseiller ne traite une demande qu'après avoir validé le module qui lui correspond.</p>
<p>Chaque mois, les référents qualité des différents sites notent à l'aveugle les mêmes échanges. Si leurs notes s'écartent de plus de cinq points, ils reprennent ensemble la grille jusqu'à tomber d'accord.</p>
<p>La protection des données suit le même principe : postes sans port de stockage, accès nominatifs, masquage des moyens de paiement, journal des consultations. Vos auditeurs peuvent visiter n'importe quel plateau, annoncés ou non.</p>
`,
  },
  {
    name: 'Une innovation utile',
    content: `
<p>Nous n'installons un outil que s'il épargne une attente au client ou un geste au conseiller. Chaque idée est essayée sur un plateau pendant six semaines, comparée à une équipe témoin, puis généralisée ou abandonnée. Les deux issues sont publiées en interne.</p>
<p>Parmi les outils gardés : le résumé automatique des appels, relu par le conseiller avant d'être enregistré ; le tri des courriels par urgence ; la recherche dans la base de connaissances en langage courant, en français comme en anglais.</p>
<p>L'intelligence artificielle ne décide ni d'un refus, ni d'un remboursement, ni d'une sanction. Ces décisions portent toujours le nom d'une personne, que l'on peut joindre.</p>
`,
  },
];
