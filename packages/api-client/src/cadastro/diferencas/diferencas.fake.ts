import { fake } from '../../http/fake.ts';
import { counted } from '../../words/counted.ts';
import {
  type ComparacaoSib,
  type DivergenciaSib,
  getDivergenciasSib,
  getSituacaoAnsXOeste,
} from '../conferencia/conferencia.contract.ts';
import { desfazDiferencasSib, enviaDiferencasSib, usaValorDaAnsSib } from './diferencas.contract.ts';
import { SITUACAO } from './diferencas.rules.ts';

interface Chosen {
  readonly matricula: string;
  readonly campo: string;
}

/** Both lists and the acts on their rows. A sent row stays with its way, a taken one goes, the CCO is never sent. The last act can be taken back. */
export const diferencasFakes = (situacoes: readonly ComparacaoSib[], campos: readonly DivergenciaSib[]) => {
  let daSituacao = [...situacoes];
  let dosCampos = [...campos];
  let antes: [ComparacaoSib[], DivergenciaSib[]] = [daSituacao, dosCampos];
  let quantas = 0;
  const keep = (quantidade: number) => {
    quantas = quantidade;
    return quantidade === 0 ? null : '1';
  };
  const isOf = (chosen: readonly Chosen[], matricula: string | null, campo: string) =>
    chosen.some((each) => each.matricula === matricula && each.campo === campo);
  return [
    fake(getSituacaoAnsXOeste, () => daSituacao),
    fake(getDivergenciasSib, () => dosCampos),
    fake(enviaDiferencasSib, ({ body: { diferencas } }) => {
      antes = [daSituacao, dosCampos];
      const deixadas = diferencas
        .filter(({ campo }) => campo === 'Código ANS (CCO)')
        .map(({ matricula, campo }) => ({
          matricula,
          campo,
          motivo: 'O CCO é dado pela ANS e não se envia: use o valor dela.',
        }));
      const sent = diferencas.filter(({ campo }) => campo !== 'Código ANS (CCO)');
      const andamento = 'No próximo envio' as const;
      daSituacao = daSituacao.map((row) =>
        isOf(sent, row.codbeneficiario, SITUACAO) ? { ...row, andamento } : row,
      );
      dosCampos = dosCampos.map((row) =>
        isOf(sent, row.codbeneficiario, row.campo) ? { ...row, andamento } : row,
      );
      return {
        message: `${counted(sent.length, 'diferença segue', 'diferenças seguem')} no próximo envio à ANS.`,
        quantidade: sent.length,
        deixadas,
        ato: keep(sent.length),
      };
    }),
    fake(usaValorDaAnsSib, ({ body: { diferencas } }) => {
      antes = [daSituacao, dosCampos];
      daSituacao = daSituacao.filter((row) => !isOf(diferencas, row.codbeneficiario, SITUACAO));
      dosCampos = dosCampos.filter((row) => !isOf(diferencas, row.codbeneficiario, row.campo));
      return {
        message: `${counted(diferencas.length, 'valor da ANS gravado', 'valores da ANS gravados')}.`,
        quantidade: diferencas.length,
        deixadas: [],
        ato: keep(diferencas.length),
      };
    }),
    fake(desfazDiferencasSib, () => {
      [daSituacao, dosCampos] = antes;
      return { message: `Desfeito: ${counted(quantas, 'diferença volta', 'diferenças voltam')} a esperar.` };
    }),
  ];
};
