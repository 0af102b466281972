import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect } from 'storybook/test';
import { findScreen, seesText } from './storyPlay.ts';

/** A person of the module Vendas with an occupation. */
export const vendasPerson = (cargo: string) => fakePayload({ cargo, modules: ['vendas'] });

/** A reader of all sellers, and a reader of her own data. */
export const gerente = vendasPerson('Gerente Comercial');
export const vendedora = vendasPerson('Vendedora');

/** A screen that the person may not open. It says so and makes no call. */
export const notFor = (person: ReturnType<typeof vendasPerson>, title: string) => ({
  args: { person },
  parameters: { msw: shellFakes(person) },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const page = await findScreen(canvasElement, title);
    await seesText('Você não possui acesso a este módulo!');
    await expect(page.queryByRole('button', { name: 'Buscar' })).toBeNull();
  },
});

/** The same for a person who is neither manager nor seller. */
export const notForOthers = (title: string) => notFor(vendasPerson('Atendente'), title);
