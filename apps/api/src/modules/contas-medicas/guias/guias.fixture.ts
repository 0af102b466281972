import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ContasMedicasTables } from '../../../db/tables/contasMedicas.ts';
import { writeRegister } from '../../cadastro/fixtures/register.ts';
import { procedureOf, providerOf } from '../relatorios/fixtures/care.ts';

/** Fields of a guide that matter to a test; the rest is filled in. */
export type GuiaFixture = Partial<Insertable<ContasMedicasTables['guia']>> & { numero: string };
/** Fields of an item that matter to a test; the rest is filled in. */
export type ItemFixture = Partial<Insertable<ContasMedicasTables['guia_item']>> & { sequencia: number };

const matricula = '0000000001';

/** Providers of the tests: a clinic with settlement here, one without, and the medical centre. */
export const prestadores = { clinica: '200010', semBaixa: '200020', centro: '999520' } as const;

const prestador = (codigo: string, nome: string, incorporar_baixada: boolean, cnpj: string) =>
  providerOf({ codigo, nome, incorporar_baixada, cnpj, cnes: '2738945', descricao: 'Clínica' });

/** A guide of the clinic, imported yesterday, without status. */
const guiaDe = (given: GuiaFixture): Insertable<ContasMedicasTables['guia']> => ({
  numero_prestador: `P${given.numero}`,
  prestador_codigo: prestadores.clinica,
  matricula,
  tipo_guia: 'SP/SADT',
  gui_tipo: 'E',
  tipo_atendimento: '23',
  regime: '01',
  carater: '1',
  emitida_em: '2026-11-10',
  importada_em: '2026-11-20T08:30:00',
  status: null,
  valor_cents: 1_000_000_000,
  ...given,
});

/** An item of table 22 that can be approved as charged: one at R$ 100,00. */
const itemDe = (guia: string, given: ItemFixture): Insertable<ContasMedicasTables['guia_item']> => ({
  guia_numero: guia,
  executado_em: '2026-11-10',
  tabela: '22',
  codigo: '40304361',
  descricao: 'Hemograma',
  tabela_aprovada: '22',
  codigo_amb: '28040481',
  tipo: 'SADT',
  credenciado: false,
  quantidade: 1,
  valor_unitario_cents: 10_000,
  valor_unitario_operadora_cents: 10_000,
  valor_cents: 10_000,
  ...given,
});

/** Writes a guide with its items. */
export const writeGuia = async (db: Db, guia: GuiaFixture, itens: readonly ItemFixture[]): Promise<void> => {
  await db.insertInto('guia').values(guiaDe(guia)).execute();
  for (let at = 0; at < itens.length; at += 500)
    await db
      .insertInto('guia_item')
      .values(itens.slice(at, at + 500).map((item) => itemDe(guia.numero, item)))
      .execute();
};

/** Writes the register, three providers, two denials and the items' tables. */
export const writeTabelas = async (db: Db): Promise<void> => {
  await writeRegister(db, [
    { matricula, nome: 'Ávila Inventada' },
    { matricula: '0000000002', nome: 'Bruno Inventado' },
  ]);
  await db
    .insertInto('prestador')
    .values([
      prestador(prestadores.clinica, 'Clínica das Acácias', true, '11444777000161'),
      prestador(prestadores.semBaixa, 'Hospital do Vale', false, '11222333000181'),
      prestador(prestadores.centro, 'Centro Médico', true, '45723174000110'),
    ])
    .execute();
  await db
    .insertInto('glosa')
    .values([
      { codigo: '1402', descricao: 'Procedimento não autorizado' },
      { codigo: '1705', descricao: 'Valor apresentado a maior' },
    ])
    .execute();
  await db
    .insertInto('procedimento')
    .values([
      procedureOf({ codigo: '40304361', descricao: 'Hemograma', classificacao: 'EXAME', tipo: 'SADT' }),
      procedureOf({
        tabela: '19',
        codigo: '70000010',
        descricao: 'Seringa',
        classificacao: 'MATERIAL',
        tipo: null,
        valor_cents: 250,
      }),
    ])
    .execute();
  await db
    .insertInto('procedimento_amb')
    .values([
      { tabela: '22', codigo: '40304361', codigo_amb: '28040481', descricao: 'Hemograma', tipo: 'SADT' },
      { tabela: '22', codigo: '40304361', codigo_amb: '28040499', descricao: 'Com ato médico', tipo: 'HM' },
    ])
    .execute();
};
