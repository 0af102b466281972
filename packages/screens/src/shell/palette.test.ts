import { fakeAchados } from '@vidas/api-client/shell/busca/busca.fake.ts';
import {
  isProcuravel,
  modulosComBoletos,
  modulosGeraBoleto,
} from '@vidas/api-client/shell/busca/busca.rules.ts';
import { type ModuleKey, moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { ativoEmpresarial } from '@vidas/api-client/cadastro/relatorios/ativoEmpresarial.report.ts';
import { describe, expect, it } from 'vitest';
import { manifests } from '../app-registry/manifests.ts';
import { builtGroups, groupsFor, itemAt, type MenuItem } from '../app/manifest.ts';
import { writeAsked } from '../report/useAsked.ts';
import { gruposDe } from './achados.ts';
import { procuraEm } from './procuraEm.ts';
import { paletteEntries } from './paletteItems.ts';
import { mostRecent, withVisit } from './recentScreens.ts';

const keys = (allowed: readonly ModuleKey[], occupation = 'Diretor') =>
  paletteEntries({ manifests, allowed, occupation }).map(({ key }) => key);

describe('the palette of screens', () => {
  it('offers each built screen of each module once, and the acts last', () => {
    const built = moduleKeys.flatMap((key) => builtGroups(manifests[key]).flatMap(({ items }) => items));
    const all = keys(moduleKeys);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((key) => key.startsWith('/modulos/'))).toHaveLength(built.length);
    expect(all.at(-1)).toBe('acao:sair');
  });

  it('offers no screen of a module that is not among the person’s', () => {
    const screens = keys(['ouvidoria']).filter((key) => key.startsWith('/'));
    expect(screens).toContain('/modulos/ouvidoria/inicio');
    expect(screens.every((key) => key.startsWith('/modulos/ouvidoria/'))).toBe(true);
  });

  it('knows a screen by other words that people use for it', () => {
    const words = (label: string) =>
      paletteEntries({ manifests, allowed: moduleKeys, occupation: 'Diretor' }).find(
        (entry) => entry.label === label,
      )?.keywords;
    expect(words('Boletos gerados')).toContain('segunda via');
    expect(words('Beneficiários cadastrados')).toContain('cliente');
  });

  it('offers the record of readings to managers alone, as the menu does (PRV-9)', () => {
    const registro = '/modulos/prevencao/consultas-registradas';
    expect(keys(['prevencao'])).toContain(registro);
    expect(keys(['prevencao'], 'Enfermeira')).not.toContain(registro);
    const menu = (occupation: string) =>
      groupsFor(manifests.prevencao, occupation).flatMap(({ items }) => items.map(({ route }) => route));
    expect(menu('Diretor')).toContain('consultas-registradas');
    expect(menu('Enfermeira')).not.toContain('consultas-registradas');
    expect(menu('Enfermeira')).toHaveLength(menu('Diretor').length - 1);
  });

  it('begins with the module on show and says which screen that is', () => {
    const item = itemAt(manifests.cobranca, 'inicio') as MenuItem;
    const entries = paletteEntries({
      manifests,
      allowed: ['cadastro', 'cobranca'],
      occupation: 'Analista',
      current: { manifest: manifests.cobranca, item },
    });
    expect(entries[0]?.group).toBe('Cobrança');
    expect(new Set(entries.filter(({ isNear }) => isNear).map(({ group }) => group))).toEqual(
      new Set(['Cobrança']),
    );
    expect(entries.filter(({ hint }) => hint === 'tela atual').map(({ key }) => key)).toEqual([
      '/modulos/cobranca/inicio',
    ]);
  });
});

describe('what the server finds', () => {
  const nada = { pessoas: false, boletos: false, guias: false, protocolos: false };
  const onde = (allowed: ModuleKey[], here?: ModuleKey) => ({ allowed, here });
  const whereTo = (allowed: ModuleKey[], here?: ModuleKey) =>
    gruposDe({ ...fakeAchados, empresas: [], protocolos: [] }, onde(allowed, here)).map(
      ({ items }) => items[0]?.path,
    );

  it('is asked for by the modules that have a screen which opens it', () => {
    const withBoletos = moduleKeys.filter((key) => itemAt(manifests[key], 'gera-boleto') !== undefined);
    expect(new Set(modulosGeraBoleto)).toEqual(new Set(withBoletos));
    expect(new Set(modulosComBoletos)).toEqual(new Set([...withBoletos, 'financeiro', 'caixa']));
    expect(procuraEm(['financeiro'])).toEqual({ ...nada, boletos: true });
    expect(procuraEm(['caixa'])).toEqual({ ...nada, pessoas: true, boletos: true });
    expect(procuraEm(['ouvidoria', 'retencao'])).toEqual({ ...nada, protocolos: true });
    expect(procuraEm(['cadastro'])).toEqual({ ...nada, pessoas: true });
    expect(procuraEm(['vendas'])).toEqual({ ...nada, pessoas: true, boletos: true });
    expect(procuraEm(['centro-medico'])).toEqual({ ...nada, guias: true });
  });

  it('opens in the module on show, else in Cadastro, else in the first with boletos', () => {
    const boletos = (key: ModuleKey) => `/modulos/${key}/gera-boleto`;
    const ficha = '/modulos/cadastro/inicio';
    expect(whereTo(['cadastro', 'cobranca', 'vendas'], 'vendas')).toEqual([
      boletos('vendas'),
      boletos('vendas'),
    ]);
    const pagador = '/modulos/cobranca/pagador';
    expect(whereTo(['cadastro', 'cobranca'], 'ouvidoria')).toEqual([ficha, pagador]);
    // Cobrança has the whole payer, the others their boletos (COB-34).
    expect(whereTo(['cobranca', 'vendas'])).toEqual([pagador, pagador]);
    expect(whereTo(['atendimento', 'ouvidoria'])).toEqual([boletos('atendimento'), boletos('atendimento')]);
    expect(whereTo(['cadastro'], 'cadastro')).toEqual([ficha]);
    expect(whereTo(['ouvidoria'], 'ouvidoria')).toEqual([]);
  });

  it('ACE-28: opens a guide in the module on show, else in Contas Médicas', () => {
    const guides = (allowed: ModuleKey[], here?: ModuleKey) =>
      gruposDe(fakeAchados, onde(allowed, here))
        .filter(({ name }) => name === 'Guias')
        .map(({ items }) => items[0]);
    expect(guides(['contas-medicas', 'centro-medico'], 'centro-medico')[0]).toMatchObject({
      path: '/modulos/centro-medico/guias-importadas-xml',
      state: { guia: '20000002' },
    });
    expect(guides(['contas-medicas', 'cadastro'], 'cadastro')[0]?.path).toBe(
      '/modulos/contas-medicas/guias-importadas-xml',
    );
    expect(guides(['cadastro'])).toEqual([]);
  });

  it('ACE-29: opens a protocol in its own list, for the sessions with that list', () => {
    const protocolos = (allowed: ModuleKey[]) =>
      gruposDe(fakeAchados, onde(allowed))
        .filter(({ name }) => name === 'Protocolos')
        .flatMap(({ items }) => items.map(({ path, state }) => ({ path, state })));
    const visita = {
      path: '/modulos/atendimento/registro-protocolo',
      state: { busca: '99999920261112000001' },
    };
    const denuncia = { path: '/modulos/ouvidoria/inicio', state: { denuncia: '40719382' } };
    expect(protocolos(['atendimento', 'ouvidoria'])).toEqual([visita, denuncia]);
    expect(protocolos(['ouvidoria'])).toEqual([denuncia]);
    expect(protocolos(['cadastro', 'cobranca'])).toEqual([]);
  });

  it('opens a payer at the counter, and a bill among those of its day in Financeiro (ACE-25)', () => {
    const counter = '/modulos/caixa/pagamento-cartao';
    expect(whereTo(['caixa'])).toEqual([counter, counter]);
    expect(whereTo(['cadastro', 'cobranca', 'caixa'], 'caixa')).toEqual([counter, counter]);
    const [bills] = gruposDe({ ...fakeAchados, pessoas: [] }, onde(['financeiro']));
    expect(bills?.items[0]).toMatchObject({
      path: '/modulos/financeiro/boletosGerados?vencimento=2026-12-10',
      state: { boletoGerado: '31285570000001172' },
    });
    const novos = fakeAchados.boletos.map((each) => ({ ...each, novo: true }));
    expect(
      gruposDe({ ...fakeAchados, pessoas: [], boletos: novos }, onde(['financeiro']))[0]?.items[0],
    ).toMatchObject({
      hint: 'Idade de saldos',
      path: '/modulos/financeiro/idadeSaldos?todos=1',
    });
    const deEmpresa = fakeAchados.boletos.map((each) => ({ ...each, tipo: 'E' as const }));
    expect(gruposDe({ ...fakeAchados, pessoas: [], boletos: deEmpresa }, onde(['caixa']))).toEqual([]);
  });

  it('CAD-41: leads from a company to the question about its lives, in Cadastro alone', () => {
    const [empresas] = gruposDe({ ...fakeAchados, pessoas: [], boletos: [] }, onde(['cadastro']));
    const asked = writeAsked(ativoEmpresarial, { name: 'empresa', params: { param: '0042' } });
    expect(empresas?.items[0]?.path).toBe(
      `/modulos/cadastro/ativo-empresarial?${new URLSearchParams(asked)}`,
    );
    expect(gruposDe({ ...fakeAchados, pessoas: [], boletos: [] }, onde(['cobranca']))).toEqual([]);
  });

  it('carries what the screen needs beside the address, never in it', () => {
    const [people, bills] = gruposDe(fakeAchados, onde(['cobranca']));
    expect(people?.items[0]?.state).toEqual({
      pagador: { type: 'I', matricula: '0000001200' },
    });
    expect(bills?.items[0]?.state).toEqual({
      pagador: { type: 'I', matricula: '0000001200' },
    });
    const [, noAtendimento] = gruposDe(fakeAchados, onde(['atendimento']));
    expect(noAtendimento?.items[0]?.state).toEqual({
      boletos: { type: 'I', matricula: '0000001200', vencimento: '2026-12-10' },
    });
    for (const { path } of [...(people?.items ?? []), ...(bills?.items ?? [])])
      expect(path).not.toMatch(/\d/);
  });

  it('waits for three letters or four digits', () => {
    expect(['ana', 'a na', '0042', '1.2-3/4', 'd’a3'].filter(isProcuravel)).toHaveLength(5);
    expect(['an', ' a n ', '123', '1.2-3', '...', 'a'.repeat(101)].filter(isProcuravel)).toEqual([]);
  });
});

describe('recent screens', () => {
  it('puts the last visit first, each address once', () => {
    expect(withVisit(['/a', '/b'], '/b')).toEqual(['/b', '/a']);
  });

  it('forgets the oldest', () => {
    const many = Array.from({ length: mostRecent }, (_, index) => `/${index}`);
    expect(withVisit(many, '/new')).toEqual(['/new', ...many.slice(0, -1)]);
  });
});
