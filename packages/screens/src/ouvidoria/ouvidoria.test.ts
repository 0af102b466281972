import { fakeDenuncia } from '@vidas/api-client/ouvidoria/fake';
import { describe, expect, it } from 'vitest';
import { acaoProblems } from './acaoProblems.ts';
import { denunciaFacts } from './denunciaFacts.ts';
import { nomeDoStatus } from './nomeDoStatus.ts';

describe('review of reports', () => {
  it.each([
    ['', '', ['Falta Descrição!', 'Falta Status!']],
    ['  ', 'A', ['Falta Descrição!']],
    ['Ouvida a chefia', '', ['Falta Status!']],
    ['Ouvida a chefia', 'E', []],
  ])('asks for what is missing in %j, %j', (descricao, status, titles) => {
    expect(acaoProblems(descricao, status).map(({ title }) => title)).toEqual(titles);
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
