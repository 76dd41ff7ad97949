import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const signalementsEntries: ContentEntry[] = [
  {
    name: 'Parler sans crainte',
    content: `
<p>Corruption, fraude, harcèlement, discrimination, atteinte à la sécurité ou aux données personnelles, dommage à l'environnement : si vous êtes témoin ou victime d'un manquement au sein du groupe VIPP ou chez l'un de ses partenaires, vous pouvez le signaler ici. Ce dispositif est ouvert à tous : collaborateurs, candidats, fournisseurs, clients, riverains.</p>
<p>Nous prenons quatre engagements envers vous : lire chaque signalement, protéger votre identité, ne tolérer aucune représaille, vous dire ce qu'il en a été fait si vous souhaitez le savoir.</p>
<p>Ce formulaire n'est pas un service d'urgence. Si une personne est en danger immédiat, appelez les secours du pays où vous vous trouvez. Pour une réclamation sur une prestation, préférez la <a href="/contact">page de contact</a>.</p>
`,
  },
  {
    name: 'Comment votre signalement est traité',
    content: `
<p>Votre message est lu par le comité d'éthique et par lui seul. Ses trois membres appartiennent à des directions différentes ; celui qui serait concerné par les faits est écarté du dossier.</p>
<ul>
<li><strong>Réception</strong><p>Un code de suivi vous est remis dès l'envoi. Dans les sept jours, un accusé de réception vous attend sur la page de suivi, ou vous parvient si vous avez laissé un moyen de vous joindre.</p></li>
<li><strong>Examen</strong><p>Le comité vérifie que les faits entrent dans le champ du dispositif. Il peut vous demander des précisions, que vous restez libre de ne pas donner.</p></li>
<li><strong>Enquête</strong><p>Les vérifications sont menées de façon contradictoire et discrète. La personne mise en cause est présumée n'avoir rien commis et peut s'expliquer.</p></li>
<li><strong>Réponse</strong><p>Dans un délai de trois mois au plus après l'accusé de réception, vous êtes informé des mesures envisagées ou prises, si vous l'avez demandé.</p></li>
<li><strong>Clôture</strong><p>Le dossier est clos par une décision écrite : mesures correctives, sanction, transmission à la justice ou classement motivé.</p></li>
</ul>
`,
  },
  {
    name: 'Rédiger votre signalement',
    content: `
<p>Décrivez ce que vous avez vu, entendu ou constaté : les faits, la date, le lieu, les personnes présentes, les documents qui existent. Distinguez ce que vous savez de ce que vous supposez. Inutile de tout prouver : il suffit d'être de bonne foi.</p>
<p>Vous pouvez rester anonyme : le code de suivi, que vous êtes seul à connaître, vous permet alors de lire notre réponse et de compléter votre message, toujours sans dire qui vous êtes. Si vous choisissez de vous identifier, nous vous demandons votre nom, votre lien avec VIPP et au moins un moyen de vous joindre. Vous pouvez alors demander à être recontacté, à connaître la suite donnée et, si vous indiquez une adresse électronique, à recevoir une copie de votre message.</p>
<p>Nous conservons uniquement ce que vous écrivez dans le formulaire et le jour de l'envoi, chiffrés : seul le comité d'éthique peut les lire. Un signalement hors sujet est effacé sans délai ; un dossier sans suite est effacé ou rendu anonyme deux mois après la fin des vérifications. Le détail figure dans notre <a href="/politique">politique de confidentialité</a>.</p>
`,
  },
  {
    name: 'Votre protection',
    content: `
<p>Nul ne peut être licencié, sanctionné, écarté d'une promotion ou d'un recrutement pour avoir signalé des faits de bonne foi. Cette protection s'étend aux personnes qui vous ont aidé et à vos proches qui travaillent avec nous. Celui qui exerce des représailles s'expose à une sanction disciplinaire.</p>
<p>Votre identité n'est communiquée à personne sans votre accord, sauf à l'autorité judiciaire lorsque la loi l'exige. Celle des personnes citées est protégée de la même manière.</p>
<p>En France, le statut de lanceur d'alerte est défini par la loi du 9 décembre 2016, modifiée par celle du 21 mars 2022. Vous pouvez, à tout moment, vous adresser aussi à une autorité externe, notamment au Défenseur des droits, qui oriente et protège les lanceurs d'alerte.</p>
`,
  },
];
