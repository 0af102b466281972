import type { InicioCadastro } from '@vidas/api-client/cadastro/inicio/inicio.contract.ts';
import { presentResumo } from '../conferencia/conferencia.present.ts';
import type { findPendentesPorCongenere, findUltimoEnvio, findUltimoRetorno } from './inicio.sql.ts';
import type { ResumoRow } from '../conferencia/resumoConferencia.sql.ts';

/** Rows behind the home of the module. */
export interface InicioRows {
  ha: InicioCadastro['ha'];
  resumo: ResumoRow;
  retorno: Awaited<ReturnType<typeof findUltimoRetorno>>;
  envio: Awaited<ReturnType<typeof findUltimoEnvio>>;
  rejeitados: number;
  calendario: InicioCadastro['calendario'];
  congeneres: Awaited<ReturnType<typeof findPendentesPorCongenere>>;
}

export const presentInicio = ({ resumo, retorno, envio, ...waiting }: InicioRows): InicioCadastro => {
  const { arquivo, contagens, cadastroMudou } = presentResumo(resumo);
  const { semCcoNaOperadora, situacao, campos, ativosSemCco, inativosSemCco } = contagens;
  return {
    ...waiting,
    conferencia: arquivo,
    cadastroMudou,
    retorno: retorno ?? null,
    envio: envio ?? null,
    semCco: { ativos: ativosSemCco, inativos: inativosSemCco },
    diferencas: { semCcoNaOperadora, situacao, campos },
  };
};
