// @module-tag embedded
import { cargoDaLista } from '@vidas/api-client/tecnologia/pessoas/cargos.rules.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { demoUsers } from '../../../demo/demoUsers.ts';
import { isSenha } from '../../shell/troca-senha/senha.ts';
import { findUsuario } from '../../shell/session/sessao.sql.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { executaComando } from './pessoas.ts';
import { leComando, leModulos } from './pessoas.rules.ts';

let t: TestServer;
const senha = 'cavalo-bateria-grampo';
const faz = (dado: Record<string, unknown>) =>
  executaComando(
    { db: t.db, autor: 'console', clock: () => new Date(), operatorName: 'Oeste' },
    leComando(dado),
  );
const cria = (login: string, modulos: string[]) =>
  faz({ acao: 'cria', login, nome: 'Maria Exemplo', cargo: 'Analista', modulos, vendedor: null, senha });
const eventos = () =>
  t.db
    .selectFrom('evento_acesso')
    .select(['tipo', 'autor', 'detalhe', 'usuario_id'])
    .where('autor', 'is not', null)
    .orderBy('id')
    .execute();

beforeEach(async () => {
  t ??= await testServer();
  for (const tabela of ['sessao', 'evento_acesso', 'usuario'] as const)
    await t.db.deleteFrom(tabela).execute();
});
afterAll(() => t.close());

describe('an occupation and the code of a seller', () => {
  const nova = (login: string, mais: object) =>
    faz({
      acao: 'cria',
      login,
      nome: 'Maria',
      cargo: 'Vendedora',
      modulos: ['vendas'],
      vendedor: null,
      senha,
      ...mais,
    });

  it('is one of the list, kept as the list writes it (OPE-21)', async () => {
    await nova('ana', { cargo: 'aux. administrativo/vendedora' });
    expect((await findUsuario(t.db, 'USU_ana'))?.cargo).toBe('Aux. Administrativo/ Vendedora');
    expect(() => nova('bia', { cargo: 'Gerente' })).toThrow('cargo não está na lista de cargos');
  });

  it('is that of a seller on the register, and of one active person (OPE-22)', async () => {
    const vendedor = { nome: 'Ana Reis', login: null, cargo: 'Vendedora', meta_vidas: 1 };
    await t.db
      .insertInto('vendedor')
      .values([
        { ...vendedor, codigo: '71', ativo: true },
        { ...vendedor, codigo: '72', ativo: false },
      ])
      .execute();
    await expect(nova('ana', { vendedor: '70' })).rejects.toThrow('Nenhum vendedor tem o código 70');
    await expect(nova('ana', { vendedor: '72' })).rejects.toThrow(
      'O vendedor 72, Ana Reis, não está mais ativo.',
    );
    await nova('ana', { vendedor: '71' });
    await expect(nova('bia', { vendedor: '71' })).rejects.toMatchObject({
      campo: 'vendedor',
      message: 'O código 71 já é de USU_ana, Maria: um código é de uma só pessoa ativa.',
    });
    await faz({ acao: 'desativa', login: 'ana' });
    await nova('bia', { vendedor: '71' });
    await expect(faz({ acao: 'reativa', login: 'ana' })).rejects.toThrow('O código 71 já é de USU_bia');
  });

  it('is asked of nobody who has another already', async () => {
    await t.tokenFor({ login: 'antiga', cargo: 'Chefe de gabinete', modules: ['vendas'] });
    await faz({ acao: 'desativa', login: 'antiga' });
    expect(await faz({ acao: 'reativa', login: 'antiga' })).toBe('USU_antiga pode entrar de novo.');
    expect(await faz({ acao: 'lista' })).toContain('Chefe de gabinete');
  });

  it('of the demonstration are in the list', () => {
    for (const { cargo } of demoUsers) expect(cargoDaLista(cargo), cargo).toBe(cargo);
  });
});

describe('the people who sign in', () => {
  it('are made, listed and kept with who made them, without the password', async () => {
    expect(await cria('maria', ['tecnologia'])).toBe('USU_maria foi criado para Maria Exemplo.');
    await expect(cria('MARIA', ['tecnologia'])).rejects.toThrow('Já existe o login USU_MARIA.');
    expect(await faz({ acao: 'lista' })).toBe(
      'USU_maria · Maria Exemplo · Analista · tecnologia · ativo · última entrada: nenhuma',
    );
    const maria = await findUsuario(t.db, 'USU_maria');
    expect(await eventos()).toEqual([
      { tipo: 'pessoa-criada', autor: 'console', detalhe: 'tecnologia', usuario_id: maria?.id },
    ]);
  });

  it('lose their sessions with a new password and when they are disabled', async () => {
    await cria('chefe', ['tecnologia']);
    const token = await t.tokenFor({ login: 'ana', modules: ['cadastro'] });
    const check = async () =>
      (await t.staff.inject({ url: '/api/v1/auth/verificaSession', headers: { authorization: token } }))
        .statusCode;
    expect(await check()).toBe(200);
    await faz({ acao: 'senha', login: 'ana', senha: 'outra-senha-bem-longa' });
    expect(await check()).toBe(401);
    const ana = await findUsuario(t.db, 'USU_ana');
    expect(await isSenha(ana?.senha_hash ?? '', 'outra-senha-bem-longa')).toBe(true);
    await faz({ acao: 'desativa', login: 'ana' });
    expect((await findUsuario(t.db, 'USU_ana'))?.ativo).toBe(false);
    await expect(faz({ acao: 'desativa', login: 'ana' })).rejects.toThrow('já está desativado');
    expect(await faz({ acao: 'reativa', login: 'ana' })).toBe('USU_ana pode entrar de novo.');
  });

  it('keep at least one who may manage them', async () => {
    await cria('um', ['tecnologia', 'cadastro']);
    for (const acao of [{ acao: 'desativa' }, { acao: 'modulos', modulos: ['cadastro'] }])
      await expect(faz({ ...acao, login: 'um' })).rejects.toThrow(
        'é a única pessoa ativa com o módulo Tecnologia',
      );
    await cria('dois', ['tecnologia']);
    const both = await Promise.allSettled([
      faz({ acao: 'desativa', login: 'um' }),
      faz({ acao: 'modulos', login: 'dois', modulos: ['vendas'] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('keep what their modules were before', async () => {
    await cria('um', ['tecnologia', 'cadastro']);
    await faz({ acao: 'modulos', login: 'um', modulos: ['tecnologia'] });
    expect((await eventos()).at(-1)).toMatchObject({
      tipo: 'pessoa-modulos-trocados',
      detalhe: 'tecnologia, cadastro → tecnologia',
    });
  });

  it.each([
    [{ acao: 'senha', login: 'maria', senha: 'curta' }, 'A senha precisa de ao menos 12 caracteres'],
    [{ acao: 'senha', login: 'ninguem', senha }, 'Não existe o login USU_ninguem'],
    [{ acao: 'modulos', login: 'maria', modulos: [] }, 'modulos deve ter ao menos um'],
    [{ acao: 'desativa', login: 'ma ria' }, 'login deve ter letras'],
  ])('are not changed by %j', async (dado, texto) => {
    await expect((async () => faz(dado))()).rejects.toThrow(texto);
    expect(await eventos()).toEqual([]);
  });
});

it('reads modules as people write them', () => {
  expect(leModulos('Contas Médicas, cadastro,cadastro')).toEqual(['cadastro', 'contas-medicas']);
  expect(leModulos('Todos')).toHaveLength(16);
  expect(() => leModulos('frota')).toThrow('Não existe o módulo "frota". Módulos: atendimento,');
});
