import { fake, Refusal } from '../../http/fake.ts';
import { apagaVisao, getVisoes, gravaVisao, type VisaoSalva } from './visoes.contract.ts';

/** A server that keeps the views of one person and one table for the time of the story. */
export const visoesFakes = (kept: readonly VisaoSalva[] = []) => {
  let visoes = [...kept];
  const without = (nome: string) => visoes.filter((each) => each.nome !== nome);
  return [
    fake(getVisoes, () => visoes),
    fake(gravaVisao, ({ body: { nome, visao, substitui } }) => {
      if (!substitui && visoes.some((each) => each.nome === nome))
        return new Refusal(409, { error: 'Você já tem uma visão com este nome.' });
      visoes = [...without(nome), { nome, visao }];
      return visoes;
    }),
    fake(apagaVisao, ({ body }) => {
      visoes = without(body.nome);
      return visoes;
    }),
  ];
};
