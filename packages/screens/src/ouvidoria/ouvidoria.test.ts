import { fakeDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.fake.ts';
import { novaAcao } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { denunciaFacts } from './denunciaFacts.ts';
import { nomeDoStatus } from './nomeDoStatus.ts';
import { diasEmPalavras, prazosFacts } from './prazos.ts';

describe('review of reports', () => {
  it.each([
    ['', '', ['Favor informar descrição da ação', 'Favor informar status da ação']],
    ['  ', 'A', ['Favor informar descrição da ação']],
    ['Ouvida a chefia', '', ['Favor informar status da ação']],
    ['Ouvida a chefia', 'N', ['Favor informar status da ação']],
    ['Ouvida a chefia', 'E', []],
  ])('asks for what is missing in %j, %j', (descricaoAcao, status, messages) => {
    const { error } = z.safeParse(novaAcao, { descricaoAcao, status });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });

  it.each([
    ['N', null, 'Nova'],
    ['A', 'em analise', 'Em análise'],
    ['X', 'Suspensa', 'Suspensa'],
    ['Z', null, 'Z'],
  ])('names the status %s described as %j: %s', (OUV_STATUS, DESCRICAO_STATUS, name) =>
    expect(nomeDoStatus({ OUV_STATUS, DESCRICAO_STATUS })).toBe(name),
  );

  it.each([
    [-2, '2 dias de atraso'],
    [-1, '1 dia de atraso'],
    [0, 'vence hoje'],
    [1, 'falta 1 dia'],
    [7, 'faltam 7 dias'],
  ])('says %i days as %j', (dias, words) => expect(diasEmPalavras(dias)).toBe(words));

  it('says what is owed next, and nothing of deadlines to a server without them', () => {
    const due = prazosFacts(fakeDenuncia());
    expect(due[0]).toEqual({ name: 'A fazer', value: 'Análise até 28/11/2026: faltam 7 dias' });
    expect(prazosFacts(fakeDenuncia({ OUV_STATUS: 'E' }))[0]?.value).toBe('Nada a fazer agora');
    expect(prazosFacts(fakeDenuncia({ OUV_REGISTRADA_EM: undefined }))).toEqual([]);
  });

  it('writes the status as code and words', () => {
    const { report } = denunciaFacts(fakeDenuncia({ OUV_STATUS: 'A' }));
    expect(report).toContainEqual({ name: 'Status', value: 'A - Em análise' });
    expect(report).toContainEqual({ name: 'Tipo', value: 'Assédio moral' });
  });
});
