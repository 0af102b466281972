// @module-tag embedded
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedIn } from '../demo/asked.fixture.ts';
import { operatorDay } from '../operatorDay.ts';
import { type TestServer, testServer } from '../test/harness.ts';
import { proofStart } from '../test/proofDay.ts';
import { send } from '../test/walkSend.fixture.ts';
import { arquivos } from './arquivos/index.ts';
import { carregaTudo, exporta, type Perguntado, perguntas } from './idaEVolta.fixture.ts';
import { diferem, semNumerosInternos } from './idaEVoltaDifere.fixture.ts';
import type { Julgamento } from './motor.ts';

const lives = 400;
const hoje = operatorDay(new Date(proofStart));
const em = `${hoje}T09:00:00`;

let demo: TestServer;
let outra: TestServer;
let ida: Map<string, string>;
let primeira: Julgamento;

const recusadas = ({ problemas, falhas, demais }: Julgamento) => ({
  falhas,
  demais,
  recusadas: problemas.guardados.filter(({ avisa }) => !avisa),
});
const nada = { falhas: [], demais: [], recusadas: [] };
const mexidas = ({ mudancas }: Julgamento) =>
  mudancas.filter(({ novas, mudadas }) => novas > 0 || mudadas > 0);

/** Files that differ between a loaded database and the demonstration. */
const arquivosDiferentes = async ({ db }: TestServer): Promise<string[]> => {
  const volta = await exporta(db);
  return [...ida].flatMap(([nome, texto]) => (volta.get(nome) === texto ? [] : [nome]));
};

beforeAll(async () => {
  demo = await testServer({ seed: 'demo', lives });
  // The demonstration closes every month here: payments of another system have long been final.
  await sql`insert into comissao_anterior (competencia, matricula, vendedor_codigo, valor_cents, estorno_ate)
    select '2020-01', matricula, vendedor_codigo, 6000, '2020-04-10' from venda order by codigo limit 10`.execute(
    demo.db,
  );
  outra = await testServer();
  ida = await exporta(demo.db);
  primeira = await carregaTudo(outra.db, ida, { entrega: '1', em });
});
afterAll(async () => {
  await demo.close();
  await outra.close();
});

describe('the files of a demonstration in an empty database (CAR-40)', () => {
  it('go in whole: no file and no line is refused, and no file is empty', () => {
    expect(recusadas(primeira)).toEqual(nada);
    expect(primeira.arquivos.filter(({ linhas }) => linhas === 0)).toEqual([]);
    expect(primeira.arquivos).toHaveLength(arquivos.length);
    expect(primeira.mudancas.filter(({ novas }) => novas === 0)).toEqual([]);
  });

  it('change nothing the second time', async () => {
    const segunda = await carregaTudo(outra.db, ida, { entrega: '2', em });
    expect(recusadas(segunda)).toEqual(nada);
    expect(mexidas(segunda)).toEqual([]);
  });

  it('change nothing where they came from', async () => {
    const emCasa = await carregaTudo(demo.db, ida, { entrega: '1', em, aplica: false });
    expect(recusadas(emCasa)).toEqual(nada);
    expect(mexidas(emCasa)).toEqual([]);
  });

  it('come out of it again byte by byte', async () => {
    expect(await arquivosDiferentes(outra)).toEqual([]);
  });
});

/** An answer as text, independent of its portions, without numbers that the database assigns. */
const semNumeros = (name: string, body: string): string => {
  if (!/^[[{]/.test(body)) return body;
  const fora = semNumerosInternos[name];
  if (!fora) return JSON.stringify(JSON.parse(body));
  const reply: unknown = JSON.parse(body, (campo, valor: unknown) =>
    fora.includes(campo) ? undefined : valor,
  );
  return Array.isArray(reply)
    ? JSON.stringify(reply.map((row) => JSON.stringify(row)).toSorted())
    : JSON.stringify(reply);
};

describe('the calls that read (CAR-40)', () => {
  let perguntado: Perguntado;
  const tokens: string[] = [];

  beforeAll(async () => {
    for (const t of [demo, outra]) {
      t.deps.config.vendas = { ...t.deps.config.vendas, carteiraLogins: ['usu_prova'] };
      t.deps.config.diretoria = { ...t.deps.config.diretoria, exportaLogins: ['usu_prova'] };
      tokens.push(
        // oxlint-disable-next-line no-await-in-loop -- two servers
        await t.tokenFor({ modules: moduleKeys, cargo: 'Gerente Geral/Comercial', login: 'prova' }),
      );
    }
    const asked = await askedIn(demo.db, { lives, hoje });
    const { cancelado_em } = await demo.db
      .selectFrom('beneficiario')
      .select((eb) => eb.fn.max('cancelado_em').as('cancelado_em'))
      .where('cancelado_em', '<=', hoje)
      .executeTakeFirstOrThrow();
    const boleto = await demo.db
      .selectFrom('titulo as t')
      .innerJoin('fatura as f', 'f.numero', 't.fatura_numero')
      .select(['t.nosso_numero', 't.vencimento'])
      .where('f.titular_matricula', '=', asked.comBoleto)
      .where('f.status', '=', 'ABERTA')
      .where('t.nosso_numero', 'is not', null)
      .orderBy('t.vencimento', 'desc')
      .executeTakeFirstOrThrow();
    const guia = await demo.db
      .selectFrom('guia_item')
      .select('guia_numero')
      .where('sequencia', '=', 1)
      .where('status', 'is', null)
      .orderBy('guia_numero')
      .executeTakeFirstOrThrow();
    perguntado = {
      ...asked,
      cancelamento: cancelado_em ?? '',
      protocolo: '00000000',
      guia: guia.guia_numero,
      nossoNumero: boleto.nosso_numero ?? '',
      vencimentoDoBoleto: boleto.vencimento,
    };
  });

  it('answer as in the demonstration, save those that are named with their reason', async () => {
    const todas = perguntas(perguntado);
    const outras = new Set<string>();
    for (const { name, endpoint, call } of todas) {
      const [daqui, dali] = await Promise.all([
        send(demo.staff, endpoint, call, tokens[0]),
        send(outra.staff, endpoint, call, tokens[1]),
      ]);
      const igual =
        daqui.statusCode === dali.statusCode && semNumeros(name, daqui.body) === semNumeros(name, dali.body);
      if (!igual) outras.add(name);
    }
    expect(todas.length).toBeGreaterThan(200);
    expect([...outras].toSorted()).toEqual(Object.values(diferem).flat().toSorted());
  });
});

describe('what the product makes (CAR-41)', () => {
  const nosso = '70000001';

  /** A copy of an existing row, made by the product. */
  const copia = (tabela: string, mudado: Record<string, string>) =>
    sql`insert into ${sql.table(tabela)} select r.*
      from (select to_jsonb(t) as j from ${sql.table(tabela)} t limit 1) s,
        jsonb_populate_record(null::${sql.table(tabela)}, s.j || ${JSON.stringify(mudado)}::jsonb) r`.execute(
      outra.db,
    );

  it('is not in the files: guides that came by XML, protocols of a token, movements that were sent', async () => {
    await copia('guia', { numero: nosso, numero_prestador: 'nosso' });
    await copia('guia_item', { guia_numero: nosso });
    await copia('protocolo_atendimento', { codigo: 'T1', protocolo: '99999920261121999999' });
    await sql`insert into movimentacao_congenere (congenere_codigo, matricula, operacao, ocorrida_em, enviada_em)
      select congenere_codigo, matricula, operacao, date '1999-01-01', ${em}::timestamp from movimentacao_congenere limit 1`.execute(
      outra.db,
    );
    expect(await arquivosDiferentes(outra)).toEqual([]);
  });

  it.each(['guias', 'guias_itens', 'protocolos'])('is refused in %s', async (nome) => {
    const [cabecalho = '', linha = ''] = (ida.get(nome) ?? '').split('\r\n');
    const [, ...resto] = linha.split(';');
    const texto = [cabecalho, [nome === 'protocolos' ? 'T1' : nosso, ...resto].join(';'), ''].join('\r\n');
    const julgada = await carregaTudo(outra.db, new Map([[nome, texto]]), { entrega: nome, em });
    expect(julgada.demais).toEqual([nome]);
    expect(julgada.problemas.guardados).toEqual([
      expect.objectContaining({ linha: 2, motivo: expect.stringContaining('produto') }),
    ]);
  });
});
