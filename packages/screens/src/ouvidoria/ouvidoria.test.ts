import { fakeDenuncia } from '@vidas/api-client/ouvidoria/fake';
import { novaAcao } from '@vidas/api-client/ouvidoria/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { denunciaFacts } from './denunciaFacts.ts';
import { nomeDoStatus } from './nomeDoStatus.ts';

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

  it('writes the status as code and words', () => {
    const { report } = denunciaFacts(fakeDenuncia({ OUV_STATUS: 'A' }));
    expect(report).toContainEqual({ name: 'Status', value: 'A - Em análise' });
    expect(report).toContainEqual({ name: 'Tipo', value: 'Assédio Moral' });
  });
});
