import { counted } from '@vidas/api-client/words/counted.ts';
import { feriadosDoAno } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { insertFeriado } from '@vidas/api-client/financeiro/feriado/feriado.contract.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../../app/useAct.ts';
import { sayFailure } from '../../report/useReport.ts';

const quantos = (ano: number, gravados: number): string =>
  gravados === 0
    ? `Os feriados de ${ano} já estavam gravados.`
    : `${counted(gravados, 'feriado novo', 'feriados novos')} em ${ano}.`;

/** Registers a year with a message about the result; then calls `onDone`. */
export const useGravaFeriados = (onDone: (ano: number) => void) => {
  const { act, isPending } = useAct(insertFeriado);
  const save = async (ano: number) => {
    const body = feriadosDoAno(ano).map(({ data, nome, tipo }) => ({
      feriadoData: data,
      feriadoNome: nome,
      tipoDescricao: tipo,
    }));
    const outcome = await act({ params: { x: ano }, body });
    if (outcome.kind !== 'done')
      return sayFailure(outcome.reason, [
        'Não foi possível efetuar o cadastro!',
        'Tente efetuar o cadastro novamente.',
      ]);
    const { message, gravados, aviso } = outcome.reply;
    if (aviso) toasts.warning(aviso, 'Os feriados calculados foram gravados assim mesmo.');
    toasts.success(message, gravados === undefined ? undefined : quantos(ano, gravados));
    onDone(ano);
  };
  return { save: (ano: number) => void save(ano), isSaving: isPending };
};
