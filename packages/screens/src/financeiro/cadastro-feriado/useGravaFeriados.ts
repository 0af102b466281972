import { useMutation } from '@tanstack/react-query';
import { gravaFeriadosMutation } from '@vidas/api-client/financeiro/feriado-queries';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';
import { counted } from '../../write/counted.ts';

const quantos = (ano: number, gravados: number): string =>
  gravados === 0
    ? `Os feriados de ${ano} já estavam gravados.`
    : `${counted(gravados, 'feriado novo', 'feriados novos')} em ${ano}.`;

/** Registers a year and says what came of it; `onDone` once it is registered. */
export const useGravaFeriados = (onDone: (ano: number) => void) => {
  const { mutate, isPending } = useMutation(gravaFeriadosMutation(useHttp()));
  const save = (ano: number) =>
    mutate(ano, {
      onSuccess: ({ message, gravados, aviso }) => {
        if (aviso) toasts.warning(aviso, 'Os feriados calculados foram gravados assim mesmo.');
        toasts.success(message, gravados === undefined ? undefined : quantos(ano, gravados));
        onDone(ano);
      },
      onError: (error) =>
        sayFailure(error, ['Não foi possível efetuar o cadastro!', 'Tente efetuar o cadastro novamente.']),
    });
  return { save, isSaving: isPending };
};
