import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { ListedAccount } from '@vipp/shared/contract/workshop/access-calls';
import { ROLE_NAMES, ROLES, type Role } from '@vipp/shared/contract/workshop/roles';
import type { ChoiceField } from '@vipp/shared/lib/form/form-definition';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { useAccount } from '../model/account-store';
import { DataTable } from '../components/data-table';
import { ConfirmedAction, FieldsForm } from '../components/fields-form';
import { Part } from '../components/parts';
import { EMAIL } from '../components/sign-in-form';
import { workshopPage } from '../components/workshop-frame';
import { useDone, useWorkshopData, WorkshopPart } from '../components/workshop-data';
import styles from '../components/workshop.module.css';

const MAY: Readonly<Record<Role, string>> = {
  recruiter: 'Recruteur\u202F: le formulaire, les chiffres et les candidatures',
  editor: 'Rédacteur\u202F: le formulaire, les chiffres et les textes du site, sans les candidatures',
  referent: 'Référent\u202F: les signalements, qu’il ouvre avec sa clé, et un courrier quand il y en a',
  administrator: 'Administrateur\u202F: tout, les comptes aussi',
};

const ROLE: ChoiceField = {
  name: 'role',
  label: 'Rôle',
  kind: 'radio',
  required: true,
  options: ROLES.map((value) => ({ value, label: MAY[value] })),
};

type AccountActionsProps = { account: ListedAccount; onDone: (message: string) => void };

const AccountActions = ({ account: { email, role }, onDone }: AccountActionsProps) => (
  <div className={styles.row}>
    <ConfirmedAction
      text="Changer le rôle"
      label={`Changer le rôle de ${email}`}
      title={`Changer le rôle de ${email}`}
      submit={['Changer le rôle', 'Changement en cours…']}
      fields={[ROLE]}
      values={{ role: role ?? 'recruiter' }}
      run={(chosen) => callWorkshop('changeRole', { email, role: chosen['role'] as Role })}
      onDone={(done) => onDone(`${done.email} est maintenant ${ROLE_NAMES[done.role]}.`)}
    >
      <p>Ses sessions se terminent : la personne se connecte de nouveau.</p>
    </ConfirmedAction>
    <ConfirmedAction
      text="Fermer le compte"
      label={`Fermer le compte de ${email}`}
      title={`Fermer le compte de ${email}`}
      submit={['Fermer le compte', 'Fermeture en cours…']}
      run={() => callWorkshop('endAccount', { email })}
      onDone={(done) => onDone(`Le compte de ${done.email} est fermé.`)}
    >
      <p>La personne ne peut plus se connecter, et ses sessions se terminent.</p>
    </ConfirmedAction>
  </div>
);

/** Everyone who has an account, for administrators: invite, change the role, end the account. */
function AccountList() {
  const ownEmail = useAccount()?.email;
  const read = useWorkshopData('accounts', {});
  const onDone = useDone(read);
  return (
    <>
      <WorkshopPart read={read} loadingText="Lecture des comptes…">
        {({ accounts }) => (
          <DataTable
            caption="Comptes"
            rows={accounts}
            keyOf={({ email }) => email}
            columns={[
              { title: 'Adresse', cell: ({ email }) => email },
              { title: 'Rôle', cell: ({ role }) => (role ? ROLE_NAMES[role] : 'aucun dans l’atelier') },
              { title: 'Depuis', cell: ({ since }) => dayInWords(since.slice(0, 10)) },
              { title: 'Mot de passe', cell: ({ hasPassword }) => (hasPassword ? 'choisi' : 'pas encore choisi') },
              {
                title: 'Actions',
                cell: (account) =>
                  account.email === ownEmail ? 'votre compte' : <AccountActions account={account} onDone={onDone} />,
              },
            ]}
          />
        )}
      </WorkshopPart>
      <Part title="Inviter quelqu’un" isAction>
        <FieldsForm
          fields={[{ ...EMAIL, autocomplete: 'off' }, ROLE]}
          values={{ role: 'recruiter' }}
          submit={['Inviter', 'Invitation en cours…']}
          run={({ email = '', role }) => callWorkshop('inviteAccount', { email, role: role as Role })}
          onDone={({ email }) => onDone(`${email} est invité\u202F: un courrier mène à l’atelier.`)}
        />
      </Part>
    </>
  );
}

export const page = workshopPage('Comptes de l’atelier', 'accounts', AccountList);
