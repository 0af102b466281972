import { type RawBuilder, sql } from 'kysely';
import { type DiaDosFatos, type FatosRow, fatosDosTitulares } from '../notificacao/fatos.sql.ts';
import { type EnderecoRow, endereco, onde } from './inadimplencia.sql.ts';

/** Holder of a contract that ends on a day. */
export interface CanceladoRow extends EnderecoRow {
  matricula: string;
  nome: string;
  motivo: string | null;
  por_inadimplencia: boolean;
  /** A company pays for the holder. */
  da_empresa: boolean | null;
  fatos: FatosRow;
  /** Day of the newest request to leave that was not withdrawn. */
  pediu_em: string | null;
  protocolo: string | null;
}

const doDia = (dia: string) => sql`b.dependencia = 1 and b.cancelado_em = ${dia}::date`;

/** Holders whose bond ends on a day, with what the law asks before (COB-16): one statement for all. */
export const selectCancelamentos = (busca: DiaDosFatos): RawBuilder<CanceladoRow> => sql<CanceladoRow>`
  select b.matricula, p.nome, mc.descricao as motivo, coalesce(mc.codigo_sib = '43', false) as por_inadimplencia, ${endereco},
    b.tipo_contratacao = 2 and b.mei is not true and b.afastado is not true as da_empresa, l.fatos, s.pediu_em, s.protocolo
  from (${fatosDosTitulares(sql`select b.matricula from beneficiario b where ${doDia(busca.dia)}`, busca)}) l
  join beneficiario b on b.matricula = l.matricula ${onde}
  left join motivo_cancelamento mc on mc.codigo = b.motivo_cancelamento_codigo
  left join (
    select distinct on (v.matricula) v.matricula, s.pedido_em::date as pediu_em, s.protocolo
    from saida s join saida_pessoa v on v.saida_id = s.id
    where s.retirada_em is null and s.pedido_em < ${busca.dia}::date + 1
    order by v.matricula, s.pedido_em desc, s.id desc
  ) s on s.matricula = b.matricula
  order by b.matricula`;
