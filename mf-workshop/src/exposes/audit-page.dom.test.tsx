import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderInSite } from '@vipp/shared/testing/render-in-site';
import { violationsOf } from '@vipp/shared/testing/axe-violations';
import { startWorkshopService } from '@vipp/shared/testing/workshop-service';
import { page } from './audit-page';

const entry = (id: number, action = 'readApplication') => ({
  id,
  at: '2026-03-01T10:00:00.000Z',
  actor: 'zoe@vipp.example',
  action,
  subject: `VIPP-${id}`,
});
const administrator = { email: 'admin@vipp.example', role: 'administrator' } as const;

function open() {
  const Page = page.Component as ComponentType;
  return renderInSite(<Page />, ['/journal']);
}
const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map((cell) => cell.lastChild?.textContent);

afterEach(() => jest.restoreAllMocks());

describe('the audit trail in the workshop', () => {
  it('says who did what, in words', async () => {
    const entries = [entry(9, 'setApplicationState'), entry(8, 'somethingNew'), { ...entry(7, 'signIn'), subject: '' }];
    startWorkshopService({ auditTrail: { entries, hasMore: false } }, administrator);
    const { container } = open();
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(cells)).toEqual([
      [expect.stringContaining('2026'), 'zoe@vipp.example', 'A changé l’état d’une candidature', 'VIPP-9'],
      [expect.stringContaining('2026'), 'zoe@vipp.example', 'somethingNew', 'VIPP-8'],
      [expect.stringContaining('2026'), 'zoe@vipp.example', 'S’est connecté', '–'],
    ]);
    expect(screen.queryByRole('button', { name: 'Lignes plus anciennes' })).toBeNull();
    expect(await violationsOf(container)).toEqual([]);
  });

  it('goes on with older entries, of the search that is shown', async () => {
    const auditTrail = ({ before = 100, search = '' }) =>
      search ? { entries: [entry(3)], hasMore: false } : { entries: [entry(before - 1)], hasMore: before === 100 };
    const { inputsOf } = startWorkshopService({ auditTrail }, administrator);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Lignes plus anciennes' }));
    expect(await screen.findByText('VIPP-98')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lignes plus anciennes' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Lignes les plus récentes' }));
    expect(await screen.findByText('VIPP-99')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lignes plus anciennes' }));
    await screen.findByText('VIPP-98');
    await userEvent.type(screen.getByRole('searchbox'), 'zoe');
    await userEvent.click(screen.getByRole('button', { name: 'Chercher' }));
    expect(await screen.findByText('VIPP-3')).toBeVisible();
    expect(inputsOf('auditTrail')).toEqual([{}, { before: 99 }, {}, { before: 99 }, { search: 'zoe' }]);
  });
});
