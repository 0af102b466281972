import type { Db } from '../../../db/database.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import type { TestServer } from '../../../test/harness.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { writeBills } from '../../cobranca/fixtures/bills.ts';

const plano = '471203148';

/** A sale of one life, with its day of effectuation. */
export interface VendaFixture {
  codigo: string;
  vendedor: string;
  efetivada: string;
  administrativa?: boolean;
  nascimento?: string;
}

/** Assigns a seller to a rule; partners make it a partnership too. */
export interface SobRegra {
  vendedor: string;
  regra: 1 | 3;
  parceiros?: readonly string[];
}

/** Matrícula of a sale: sale '1' belongs to bond '0000000001'. */
const matriculaDe = (codigo: string): string => codigo.padStart(10, '0');

/** Register behind all sales of a test file: ten lives and sellers '601', '604' and '607'. */
export const writeCadastro = async (db: Db): Promise<void> => {
  const codigos = Array.from({ length: 10 }, (_, index) => String(index + 1));
  await writeRegister(
    db,
    codigos.map((codigo) => ({
      matricula: matriculaDe(codigo),
      nome: `Cliente ${codigo}`,
      nascimento: '2000-01-01',
    })),
  );
  await db
    .insertInto('vendedor')
    .values(
      ['601', '604', '607'].map((codigo) => ({
        codigo,
        nome: `Vendedor ${codigo}`,
        login: null,
        cargo: 'Vendedor',
        meta_vidas: 10,
        ativo: true,
      })),
    )
    .execute();
};

const regra = {
  estorno_meses: 3,
  contabiliza_meta: true,
  bonus_vidas: null,
  bonus_percentual: null,
  cadastrada_em: '2026-01-01',
  desativada_em: null,
};

/** Rule 1 pays R$ 60,00 per life, rule 3 10,00% of each fee of 24 to 28 years; the ledger is empty. */
export const writeRegras = async (db: Db, sob: readonly SobRegra[]): Promise<void> => {
  await emptyTables(db, ['comissao_fechamento', 'regra_comissao', 'venda', 'fatura', 'lancamento']);
  await db
    .updateTable('beneficiario')
    .set({ cancelado_em: null, motivo_cancelamento_codigo: null })
    .execute();
  await db
    .insertInto('regra_comissao')
    .values([
      { ...regra, id: 1, descricao: 'Valor por vida', tipo: 1, valor_vida_cents: 6_000 },
      { ...regra, id: 3, descricao: 'Mensalidades', tipo: 3, valor_vida_cents: null },
    ])
    .execute();
  await db
    .insertInto('regra_faixa')
    .values({
      regra_id: 3,
      descricao: 'Jovens',
      vidas_inicial: 1,
      vidas_final: 99_999,
      faixa_codigo: 3,
      percentual: 1_000,
    })
    .execute();
  await db
    .insertInto('regra_vendedor')
    .values(
      sob.map((each) => ({
        regra_id: each.regra,
        vendedor_codigo: each.vendedor,
        plano_registro: plano,
        inicio: '2026-01-01',
        fim: '2026-12-31',
      })),
    )
    .execute();
  for (const { vendedor, regra: id, parceiros = [] } of sob) {
    if (parceiros.length === 0) continue;
    const { id: parceria } = await db
      .insertInto('parceria')
      .values({ regra_id: id, vendedor_codigo: vendedor, plano_registro: plano, conta_meta: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('parceria_parceiro')
      .values(parceiros.map((parceiro) => ({ parceria_id: parceria, vendedor_codigo: parceiro })))
      .execute();
  }
};

/** Writes sales of R$ 300,00 each. */
export const writeVendas = async (db: Db, vendas: readonly VendaFixture[]): Promise<void> => {
  await db
    .insertInto('venda')
    .values(
      vendas.map(({ codigo, vendedor, efetivada, administrativa = false }) => ({
        codigo,
        vendedor_codigo: vendedor,
        matricula: matriculaDe(codigo),
        plano_registro: plano,
        tipo_contratacao: 1,
        administrativa,
        parceria: false,
        vendida_em: efetivada,
        efetivada_em: efetivada,
        status: 'Efetivado' as const,
        valor_cents: 30_000,
      })),
    )
    .execute();
};

/** Writes a monthly fee of R$ 300,00 for a sale; a null day leaves it open. */
export const writeMensalidade = (
  db: Db,
  { numero, venda, pagoEm }: { numero: number; venda: string; pagoEm?: string },
): Promise<void> =>
  writeBills(db, [
    {
      numero,
      tipo: 'I',
      vencimento: '2026-08-10',
      valorCents: 30_000,
      titular: matriculaDe(venda),
      ...(pagoEm === undefined ? {} : { pagoEm }),
    },
  ]);

/** Cancels the life of a sale on a day; null withdraws the cancellation. */
export const cancela = async (db: Db, venda: string, dia: string | null): Promise<void> => {
  await db
    .updateTable('beneficiario')
    .set({ cancelado_em: dia, motivo_cancelamento_codigo: dia === null ? null : '3' })
    .where('matricula', '=', matriculaDe(venda))
    .execute();
};

/** Token of a person with the module Vendas, an occupation and optionally a seller's code. */
export const tokenDe = async (
  t: TestServer,
  {
    cargo,
    vendedor = null,
    login = `U${cargo.length}${vendedor ?? ''}`,
  }: { cargo: string; vendedor?: string | null; login?: string },
): Promise<string> => {
  const token = await t.tokenFor({ login, nome: `Pessoa ${login}`, cargo, modules: ['vendas'] });
  await t.db
    .updateTable('usuario')
    .set({ vendedor_codigo: vendedor })
    .where('login', '=', `USU_${login}`)
    .execute();
  return token;
};
