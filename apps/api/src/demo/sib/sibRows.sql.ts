import type { Db } from '../../db/database.ts';

/** Beneficiaries that have been active, for ANS's files. */
export const findSibRows = (db: Db) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('beneficiario as t', 't.matricula', 'b.titular_matricula')
    .leftJoin('empresa as e', 'e.codigo', 'b.empresa_codigo')
    .leftJoin('motivo_cancelamento as m', 'm.codigo', 'b.motivo_cancelamento_codigo')
    .where('b.ativado_em', 'is not', null)
    .orderBy('b.matricula')
    .select([
      'b.matricula',
      'b.cco',
      't.cco as ccoTitular',
      'b.dependencia',
      'b.plano_registro as plano',
      'b.ativado_em as ativadoEm',
      'b.cancelado_em as canceladoEm',
      'm.codigo_sib as motivoSib',
      'b.atualizado_em as atualizadoEm',
      'b.cobertura_parcial_temporaria as parcial',
      'b.itens_excluidos_cobertura as itensExcluidos',
      'p.cpf',
      'p.cns',
      'p.nome',
      'p.sexo',
      'p.nascimento',
      'p.nome_mae as nomeMae',
      'p.logradouro',
      'p.numero',
      'p.complemento',
      'p.bairro',
      'p.cep',
      'p.municipio_codigo as municipio',
      'e.cnpj',
    ])
    .execute();

/** A beneficiary in the terms of ANS's files; days are YYYY-MM-DD. */
export type SibRow = Awaited<ReturnType<typeof findSibRows>>[number];
