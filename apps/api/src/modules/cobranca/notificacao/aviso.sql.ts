import {
  type AvisoAJulgar,
  type ContratoDoAviso,
  julgaAviso,
  meiosDoContrato,
} from '@vidas/api-client/cobranca/aviso/aviso.rules.ts';
import type { AvisoJulgado } from '@vidas/api-client/cobranca/notificacao/avisoJulgado.ts';
import type { PrazosEmVigor } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

interface DoTitularRow {
  titular: string;
  assinado_em: string | null;
  meios: string | null;
  avisos: AvisoAJulgar[];
}

const selectDosTitulares = (titulares: readonly string[]): RawBuilder<DoTitularRow> => sql<DoTitularRow>`
  select a.titular_matricula as titular,
    case when b.tipo_contratacao = 1 then b.contrato_em else e.contratada_em end as assinado_em,
    e.meios_contrato as meios,
    jsonb_agg(jsonb_build_object(
      'id', a.id, 'meio', a.meio, 'enviadoEm', to_char(a.enviado_em, 'YYYY-MM-DD'), 'situacao', a.situacao, 'faltas', a.faltas,
      'mensagem', case when a.mensagem_situacao is not null or a.mensagem_fim is not null
        then jsonb_build_object('situacao', a.mensagem_situacao, 'isEncerrada', a.mensagem_fim is not null) end,
      'mensalidades', coalesce((select jsonb_agg(m.fatura_numero order by m.fatura_numero)
        from aviso_mensalidade m where m.aviso_id = a.id), '[]'),
      'provas', coalesce((select jsonb_agg(jsonb_build_object('especie', p.especie, 'recebidoEm', p.recebido_em) order by p.id)
        from aviso_prova p where p.aviso_id = a.id and p.desfeita_em is null), '[]')
    ) order by a.enviado_em, a.id) as avisos
  from aviso a
  join beneficiario b on b.matricula = a.titular_matricula
  left join empresa e on e.codigo = b.empresa_codigo
  where a.titular_matricula = any(${[...titulares]}::text[])
  group by a.titular_matricula, b.tipo_contratacao, b.contrato_em, e.contratada_em, e.meios_contrato`;

/** Judged notices of holders, oldest first, by matrícula; one statement for all. Holders without any are absent. */
export const selectAvisosJulgados = async (
  db: Db,
  { titulares, prazos }: { titulares: readonly string[]; prazos: PrazosEmVigor },
): Promise<Map<string, AvisoJulgado[]>> => {
  const { rows } = await selectDosTitulares(titulares).execute(db);
  return new Map(
    rows.map(({ titular, assinado_em, meios, avisos }) => {
      const contrato: ContratoDoAviso = { assinadoEm: assinado_em, meios: meiosDoContrato(meios) };
      return [titular, avisos.map((aviso) => julgaAviso(aviso, avisos, contrato, prazos))];
    }),
  );
};
