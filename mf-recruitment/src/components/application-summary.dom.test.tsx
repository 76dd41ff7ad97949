import { render, screen, within } from '@testing-library/react';
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { fromPayload } from '@vipp/shared/contract/application/payload';
import { applicationStatus } from '../model/application-status.examples';
import { ApplicationSummary } from './application-summary';

const { answers } = fromPayload(application, applicationStatus.payload);
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the summary of an application', () => {
  it('groups the answers under the headings of the form', () => {
    render(<ApplicationSummary questions={application} answers={answers} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(section('Identité').getByText('CNI (Carte Nationale d’Identité)').previousSibling).toHaveTextContent(
      'Type de pièce d’identité',
    );
    expect(section('Coordonnées').getByText('Non indiqué').previousSibling).toHaveTextContent('Second téléphone');
  });

  it('numbers the experiences', () => {
    render(<ApplicationSummary questions={application} answers={answers} />);
    const experiences = section('Expériences professionnelles');
    expect(experiences.getByRole('heading', { name: 'Expérience 1' })).toBeVisible();
    expect(experiences.getByText('2 ans et 6 mois')).toBeVisible();
  });

  it('shows that there is no experience', () => {
    render(<ApplicationSummary questions={application} answers={{}} />);
    expect(section('Expériences professionnelles').getByText('Aucune expérience indiquée.')).toBeVisible();
  });

  it('has a link to edit each section, also for a list without blocks', () => {
    render(
      <ApplicationSummary
        questions={application}
        answers={{}}
        editLink={({ name, section: { title } }) => <a href={`#${name}`}>Modifier {title}</a>}
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(8);
    expect(section('Identité').getByRole('link')).toHaveAttribute('href', '#civilite');
    expect(section('Expériences professionnelles').getByRole('link')).toHaveAttribute('href', '#experiences');
  });

  it('renders any definition', () => {
    const [first] = application.steps[0]?.sections ?? [];
    const definition = {
      ...application,
      steps: [
        { id: 'step1' as const, title: 'Une étape', sections: first ? [{ ...first, title: 'Autre titre' }] : [] },
      ],
    };
    render(<ApplicationSummary questions={definition} answers={answers} />);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Autre titre' })).toBeVisible();
  });
});
