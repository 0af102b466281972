import { useMutation } from '@tanstack/react-query';
import {
  isUsuarioAvancado,
  pedeTipo,
  podeDescartar,
  podeReativar,
  tiposDeInternacao,
} from '@vidas/api-client/contas-medicas/guia-rules';
import type { Guia } from '@vidas/api-client/contas-medicas/guias';
import { descartarReativarMutation, setGuiaMutation } from '@vidas/api-client/contas-medicas/guias-queries';
import { Button } from '@vidas/ui/button';
import { FieldRow } from '@vidas/ui/form/field-row';
import { SelectField } from '@vidas/ui/form/select-field';
import { Row } from '@vidas/ui/layout/row';
import { toasts } from '@vidas/ui/toast';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { sayFailure } from '../../report/useReport.ts';

export interface GuiaActsProps {
  readonly guia: Guia;
  readonly onIncorporar: (guia: Guia) => void;
  readonly onClose: () => void;
}

/** The type of a hospital stay, discarding and taking up again for who coordinates, and incorporating a valid guide. */
export function GuiaActs({ guia, onIncorporar, onClose }: GuiaActsProps) {
  const http = useHttp();
  const occupation = useSession()?.occupation ?? '';
  const act = useMutation(descartarReativarMutation(http));
  const type = useMutation(setGuiaMutation(http));
  const isAdvanced = isUsuarioAvancado(occupation);
  const change = (acao: 'descartar' | 'reativar') =>
    act.mutate(
      { guia, acao },
      {
        onSuccess: ({ message }) => toasts.success(message),
        onError: (error) => sayFailure(error, [error.message]),
      },
    );
  // The arrow keys walk over the types: what is chosen is written by its button.
  const [tipo, setTipo] = useState(guia.GUI_TIPO ?? '');
  const choose = (tipo: string) =>
    type.mutate(
      { guia, tipo },
      {
        onSuccess: ({ message }) => toasts.success(message),
        onError: (error) => sayFailure(error, ['Erro ao alterar o tipo', error.message]),
      },
    );
  return (
    <Row justify="end" align="end">
      {pedeTipo(guia) && podeDescartar(guia.status) && (
        <FieldRow>
          <SelectField
            label="Tipo da guia"
            placeholder="Selecione o tipo"
            options={tiposDeInternacao.map(({ value, label }) => ({ value, label: `${value} - ${label}` }))}
            value={tipo}
            isDisabled={type.isPending}
            onChange={({ target }) => setTipo(target.value)}
          />
          <Button isDisabled={tipo === ''} isPending={type.isPending} onPress={() => choose(tipo)}>
            Gravar o tipo
          </Button>
        </FieldRow>
      )}
      {isAdvanced && podeDescartar(guia.status) && (
        <Button tone="danger" isPending={act.isPending} onPress={() => change('descartar')}>
          Descartar
        </Button>
      )}
      {isAdvanced && podeReativar(guia) && (
        <Button isPending={act.isPending} onPress={() => change('reativar')}>
          Reativar
        </Button>
      )}
      <Button onPress={onClose}>Fechar</Button>
      {guia.status === 2 && (
        <Button tone="primary" onPress={() => onIncorporar(guia)}>
          Incorporar
        </Button>
      )}
    </Row>
  );
}
