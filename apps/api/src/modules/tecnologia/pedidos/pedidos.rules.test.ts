import { describe, expect, it } from 'vitest';
import type { ComandoPessoa } from '../pessoas/pessoas.rules.ts';
import {
  esperaSegunda,
  estaoLigados,
  impedimentoDe,
  noConsole,
  type PedidoDaRegra,
} from './pedidos.rules.ts';

const pessoa = (id: string, ...modulos: string[]) => ({ id, ativo: true, modulos });
const cria = { acao: 'cria', login: 'a', nome: 'A', cargo: 'B', vendedor: null, senha: '' } as const;
const senha = { acao: 'senha', login: 'a', senha: '' } as const;
const modulos = (...depois: ('ouvidoria' | 'tecnologia' | 'caixa')[]) =>
  ({ acao: 'modulos', login: 'a', modulos: depois }) as const;

type Caso = [o: string, comando: ComandoPessoa, alvo: ReturnType<typeof pessoa> | undefined, espera: boolean];

describe('a second person is waited for (OPE-16)', () => {
  it.each<Caso>([
    ['a person of Ouvidoria who is made', { ...cria, modulos: ['caixa', 'ouvidoria'] }, undefined, true],
    ['a person of Tecnologia who is made', { ...cria, modulos: ['tecnologia'] }, undefined, true],
    ['a person of another module who is made', { ...cria, modulos: ['caixa'] }, undefined, false],
    ['Ouvidoria, given', modulos('ouvidoria'), pessoa('ana'), true],
    ['Tecnologia, given', modulos('caixa', 'tecnologia'), pessoa('ana', 'caixa'), true],
    ['Ouvidoria, taken away', modulos('caixa'), pessoa('ana', 'caixa', 'ouvidoria'), false],
    [
      'another module, given to who has Ouvidoria',
      modulos('ouvidoria', 'caixa'),
      pessoa('ana', 'ouvidoria'),
      false,
    ],
    ['any module, given to oneself', modulos('caixa', 'tecnologia'), pessoa('eu', 'tecnologia'), true],
    ['one taken from oneself', modulos('tecnologia'), pessoa('eu', 'tecnologia', 'caixa'), false],
    ['a password of who has Ouvidoria', senha, pessoa('ana', 'ouvidoria'), true],
    ['a password of who has Tecnologia', senha, pessoa('ana', 'tecnologia'), true],
    ['a password of another', senha, pessoa('ana', 'caixa'), false],
    ['a password of nobody', senha, undefined, false],
    ['a return of who has Ouvidoria', { acao: 'reativa', login: 'a' }, pessoa('ana', 'ouvidoria'), true],
    ['a return of another', { acao: 'reativa', login: 'a' }, pessoa('ana', 'caixa'), false],
    ['a way out', { acao: 'desativa', login: 'a' }, pessoa('ana', 'ouvidoria'), false],
  ])('for %s', (_o, comando, alvo, espera) => {
    expect(esperaSegunda(comando, { autor: 'eu', pessoa: alvo, tinhaHaPouco: false })).toBe(espera);
  });

  it('for a password of who had Ouvidoria a short time ago', () => {
    const alvo = { autor: 'eu', pessoa: pessoa('ana', 'caixa'), tinhaHaPouco: true };
    expect(esperaSegunda(senha, alvo)).toBe(true);
  });
});

describe('two logins are tied', () => {
  const toques = (...pares: string[]) =>
    pares.map((par) => {
      const [autor = '', usuario = ''] = par.split('>');
      return { autor, usuario };
    });
  it.each([
    ['when one set the other up', ['ti>boneco'], true],
    ['also when the other one asks', ['boneco>ti'], true],
    ['through a login between them', ['ti>um', 'um>dois', 'dois>boneco'], true],
    ['when one person set both up', ['chefe>ti', 'chefe>boneco'], true],
    ['also in a circle', ['ti>um', 'um>ti', 'um>boneco', 'boneco>um'], true],
    ['not when both set somebody else up', ['ti>outro', 'boneco>outro'], false],
    ['not by what others do', ['um>dois', 'ti>tres'], false],
    ['not by their own password', ['ti>ti', 'boneco>boneco'], false],
  ])('%s', (_quando, pares, ligados) => {
    expect(estaoLigados('ti', 'boneco', toques(...pares))).toBe(ligados);
    expect(estaoLigados('boneco', 'ti', toques(...pares))).toBe(ligados);
  });
});

describe('who approves (OPE-17)', () => {
  const pedido: PedidoDaRegra = { acao: 'senha', autor: 'ti', usuarioId: 'lucia' };
  const grant: PedidoDaRegra = { ...pedido, acao: 'modulos' };
  it.each([
    ['is another person of Tecnologia', pessoa('sis', 'tecnologia'), pedido, undefined],
    ['is whose password it is', pessoa('lucia', 'ouvidoria'), pedido, undefined],
    ['is not who asked', pessoa('ti', 'tecnologia'), pedido, 'Quem pede não aprova'],
    ['is not another person of Ouvidoria', pessoa('eva', 'ouvidoria'), pedido, 'Só uma pessoa ativa'],
    ['is not who gets the module', pessoa('lucia', 'tecnologia'), grant, 'Ninguém aprova uma mudança do seu'],
    ['is not who left', { ...pessoa('sis', 'tecnologia'), ativo: false }, pedido, 'Só uma pessoa ativa'],
  ])('%s', (_quem, candidato, de, texto) => {
    const porque = impedimentoDe(candidato, de, []);
    if (texto === undefined) expect(porque).toBeUndefined();
    else expect(porque).toContain(texto);
  });

  it('is not who is tied to who asked, also of one’s own password', () => {
    for (const candidato of [pessoa('sis', 'tecnologia'), pessoa('lucia', 'ouvidoria')])
      expect(impedimentoDe(candidato, pedido, [{ autor: 'ti', usuario: candidato.id }])).toContain('30 dias');
  });
});

it('names the command of the console that does the same (OPE-19)', () => {
  expect([
    noConsole({ ...senha, login: 'USU_ana' }),
    noConsole(modulos('ouvidoria', 'caixa')),
    noConsole({ acao: 'reativa', login: 'ana' }),
    noConsole({ ...cria, modulos: ['ouvidoria'] }),
  ]).toEqual([
    'npm run user:password -- --login ana',
    'npm run user:modules -- --login a --modulos ouvidoria,caixa',
    'npm run user:enable -- --login ana',
    'npm run user:add -- --login a --nome … --cargo … --modulos ouvidoria',
  ]);
});
