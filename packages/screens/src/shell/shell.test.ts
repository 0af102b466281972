import { describe, expect, it } from 'vitest';
import { manifests } from '../app-registry/manifests.ts';
import { writeAnsRegistration } from './ansRegistration.ts';
import { greeting } from './greeting.ts';
import { matchingModules } from './matchingModules.ts';
import { portalPage } from './portal.ts';
import { unreachableText } from './unreachable.ts';

describe('shell', () => {
  it.each([
    [5, 'Bom dia, Marina'],
    [11, 'Bom dia, Marina'],
    [12, 'Boa tarde, Marina'],
    [18, 'Boa noite, Marina'],
    [3, 'Boa noite, Marina'],
  ])('greets at %i hours', (hour, words) => expect(greeting(hour, 'Marina de Alencar')).toBe(words));

  it('says which server did not answer, and where the page stands, when they are two', () => {
    const page = 'https://telas.exemplo.com.br/entrar?x=1';
    expect(unreachableText('/api/v1', page)).toMatch(/^O servidor não pôde ser alcançado\./);
    expect(unreachableText('https://dados.exemplo.com.br/api/v1', page)).toContain(
      'O servidor https://dados.exemplo.com.br não pôde ser alcançado ou não aceita chamadas desta página (https://telas.exemplo.com.br)',
    );
  });

  it('greets who has no name', () => expect(greeting(9, ' ')).toBe('Bom dia'));

  it.each([
    ['cob', ['cobranca']],
    ['CONTAS', ['contas-medicas']],
    ['medicas', ['contas-medicas']],
    ['co', ['cobranca', 'contas-medicas', 'contabilidade', 'juridico', 'centro-medico']],
    ['xyz', []],
  ])('finds %j by name, accents aside', (typed, keys) => {
    expect(matchingModules(Object.values(manifests), typed).map(({ key }) => key)).toEqual(keys);
  });

  it('shows all modules in their order while nothing is typed', () => {
    expect(matchingModules(Object.values(manifests), ' ')).toEqual(Object.values(manifests));
  });

  it.each([
    ['999999', '99999-9'],
    ['', ''],
    ['12345', '12345'],
  ])('prints the registration %j as %j', (given, printed) =>
    expect(writeAnsRegistration(given)).toBe(printed),
  );

  it.each([['https://ouvidoria.exemplo.com.br/'], ['https://ouvidoria.exemplo.com.br']])(
    'leads from %s to the portal',
    (url) => expect(portalPage(url)).toBe('https://ouvidoria.exemplo.com.br/ouvidoriaInterna/inicio'),
  );
});
