// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { findAtos, findCreditos } from '../../modules/conta/atos.sql.ts';
import { findRemessas } from '../../modules/financeiro/remessa/remessa.sql.ts';
import { diasDeCredito } from '../../modules/financeiro/retorno/dias.ts';
import { testDay } from '../../test/template.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { diasDoBancoAntes, duasSemanas } from './dias.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase({ lives: 300 });
});
afterAll(() => open.close());

const textos = async (query: string): Promise<string[]> => {
  const { rows } = await sql<{ texto: string }>`${sql.raw(query)}`.execute(open.db);
  return rows.map(({ texto }) => texto);
};

describe('the last weeks of the demonstration', () => {
  const [primeiro = ''] = diasDoBancoAntes(testDay, 15);
  const dias = () => diasDeCredito(open.db, { de: primeiro, ate: testDay }, testDay);

  it('have a file on each bank day but one, of which the statement has a credit', async () => {
    const semArquivo = (await dias()).filter(({ linhas }) => linhas === 0);
    expect(semArquivo.map(({ dia, noExtrato }) => [dia, (noExtrato ?? 0) > 0])).toEqual([
      ['2026-11-11', true],
    ]);
    expect((await dias()).length).toBe(15);
  });

  it('have two statements, which tick every day but the one that differs and the one without a file', async () => {
    const comExtrato = (await dias()).filter(({ noExtrato }) => noExtrato !== null);
    const naoBate = comExtrato.filter(({ peloExtrato }) => !peloExtrato);
    expect(comExtrato.map(({ dia }) => dia)).toEqual(
      duasSemanas(diasDoBancoAntes(testDay, 16))
        .flat()
        .map((i) => diasDoBancoAntes(testDay, 16)[i]),
    );
    expect(naoBate.map(({ dia, valor, noExtrato }) => [dia, (noExtrato ?? 0) - valor])).toEqual([
      ['2026-11-10', -1_840],
      ['2026-11-11', expect.any(Number)],
    ]);
  });

  it.each([
    'LIQUIDADO',
    'PARCIAL',
    'VALOR_DIFERENTE',
    'DUPLICIDADE',
    'DESCONHECIDO',
    'CHEQUE_DEVOLVIDO',
    'DUVIDA',
    'RECUSADO',
  ])('bring a line that ends as %s', async (fim) => {
    const fins = await textos(
      `select l.fim as texto from retorno_linha l join upload_banco u on u.id = l.arquivo_id and u.gravado_em >= '${primeiro}'`,
    );
    expect(fins).toContain(fim);
  });

  it('have a bill paid by card and by the bank, an open bill of which a part came, and concessions', async () => {
    const duas = `select t.numero as texto from titulo t join cartao_fatura c on c.titulo_numero = t.numero and c.liberada_em is null
      join retorno_linha l on l.titulo_numero = t.numero and l.fim = 'DUPLICIDADE'`;
    const parte = `select numero as texto from fatura where status = 'ABERTA' and abatido_cents > 0`;
    const concedido = `select origem as texto from conta_concessao where origem = 'RETORNO'`;
    expect(await textos(duas)).toHaveLength(1);
    expect((await textos(parte)).length).toBeGreaterThan(1);
    expect(await textos(concedido)).toHaveLength(2);
  });

  it('have files for the bank in every state, and boletos that it took, refused and has not answered', async () => {
    expect((await findRemessas(open.db)).map(({ tipo, situacao }) => `${tipo} ${situacao}`)).toEqual([
      'REMESSA FEITA',
      'REMESSA RETIRADA',
      'REMESSA ENVIADA',
      'REMESSA RESPONDIDA',
      'TESTE RESPONDIDA',
    ]);
    const situacoes = await textos('select situacao as texto from novo_boleto_atual order by 1');
    expect(situacoes).toEqual([
      'AGUARDANDO',
      'AGUARDANDO',
      'AGUARDANDO',
      'RECUSADO',
      'REGISTRADO',
      'REGISTRADO',
    ]);
  });

  it('have money by hand, one act of which was undone, and credits used, given back and waiting', async () => {
    const atos = await findAtos(open.db);
    expect(atos.map(({ especie, desfeitoEm }) => [especie, desfeitoEm !== null])).toEqual([
      ['USAR', false],
      ['DEVOLVER', false],
      ['RECEBER', false],
      ['RECEBER', true],
    ]);
    expect((await findCreditos(open.db, testDay)).length).toBeGreaterThan(1);
  });

  it('have declarations that left, and one that may have', async () => {
    const situacoes = `select situacao as texto from cobranca_envio where chave like 'declaracao:%' order by id`;
    expect(await textos(situacoes)).toEqual(['ENVIADO', 'ENVIADO', 'EM_DUVIDA']);
  });

  it('have declarations of people without e-mail that were downloaded', async () => {
    const baixadas = `select p.email as texto from papel_baixa_item i join papel_baixa x on x.id = i.baixa_id
      join beneficiario b on b.matricula = i.titular_matricula join pessoa p on p.id = b.pessoa_id
      where x.situacao = 'TERMINADA' and i.valor_cents > 0`;
    const emails = await textos(baixadas);
    expect(emails.length).toBeGreaterThan(0);
    expect(emails.every((email) => !email)).toBe(true);
  });

  it('say nothing of a day that has not come', async () => {
    expect(
      await textos(`select dia::text as texto from conta_movimento where dia > '${testDay}' or (origem in ('MANUAL', 'CREDITO') and em >= '${testDay}')
        union all select feita_em::text from remessa where feita_em >= '${testDay}'
        union all select enviado_em::text from extrato where enviado_em >= '${testDay}'`),
    ).toEqual([]);
  });
});
