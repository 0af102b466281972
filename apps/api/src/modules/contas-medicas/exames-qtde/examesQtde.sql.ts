import type {
  Exame,
  ExameDePessoa,
  PessoaComExames,
} from '@vidas/api-client/contas-medicas/exames-qtde/examesQtde.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { PeriodoEnviado } from '../relatorios/periodoEnviado.ts';

/** Imaging exams on guides issued in the period, each with its person (CMR-9). */
const exames = ({ dtInicial, dtFinal }: PeriodoEnviado) => sql`
  select
    g.matricula, p.nome, g.numero as guia, g.emitida_em as emissao, i.sequencia, i.codigo,
    coalesce(g.solicitante_nome, sol.nome) as solicitante, coalesce(i.profissional_nome, pr.nome) as executante,
    pc.descricao as procedimento, pc.imagem as tipo,
    case when pc.imagem = 'ULTRASSOM' then ceil(i.quantidade) else 0 end::int as qtdeultra,
    case when pc.imagem = 'TOMOGRAFIA' then ceil(i.quantidade) else 0 end::int as qtdetomo,
    case when pc.imagem = 'RESSONÂNCIA' then ceil(i.quantidade) else 0 end::int as qtdemag
  from guia g
  join guia_item i on i.guia_numero = g.numero
  join procedimento pc on pc.tabela = i.tabela and pc.codigo = i.codigo and pc.imagem is not null
  join beneficiario b on b.matricula = g.matricula
  join pessoa p on p.id = b.pessoa_id
  join prestador pr on pr.codigo = g.prestador_codigo
  left join prestador sol on sol.codigo = g.solicitante_codigo
  where g.emitida_em between ${dtInicial}::date and ${dtFinal}::date and g.status is distinct from 3`;

/** Exams by name, then day, guide and item. */
export const selectExames = (periodo: PeriodoEnviado): RawBuilder<ExameDePessoa> => sql<ExameDePessoa>`
  select
    matricula, nome, guia, emissao, codigo, solicitante, executante, procedimento, tipo, qtdeultra, qtdetomo, qtdemag
  from (${exames(periodo)}) e
  order by ordem_pt(nome), matricula, emissao, guia, sequencia`;

const campos = ['guia', 'emissao', 'codigo', 'solicitante', 'executante', 'procedimento', 'tipo'] as const;

const exameJson = sql.join(campos.flatMap((campo: keyof Exame) => [sql.lit(campo), sql.ref(campo)]));

/** Exams by person, with counts by kind. */
export const selectPessoas = (periodo: PeriodoEnviado): RawBuilder<PessoaComExames> => sql<PessoaComExames>`
  select
    matricula, nome, sum(qtdeultra)::int as qtdeultra, sum(qtdetomo)::int as qtdetomo, sum(qtdemag)::int as qtdemag,
    json_agg(json_build_object(${exameJson}) order by emissao, guia, sequencia) as exames
  from (${exames(periodo)}) e
  group by matricula, nome
  order by ordem_pt(nome), matricula`;
