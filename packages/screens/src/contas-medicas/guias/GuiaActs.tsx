import {
  isUsuarioAvancado,
  pedeTipo,
  podeDescartar,
  podeReativar,
  tiposDeInternacao,
} from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import {
  descartarReativarGuia,
  type Guia,
  setGuia,
} from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { FieldRow } from '@vidas/ui/form/FieldRow.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { leave } from '@vidas/ui/leaving/leaving.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { useAct } from '../../app/useAct.ts';
import { sayFailure } from '../../report/useReport.ts';
import { leGuiasDeNovo } from './leGuiasDeNovo.ts';

export interface GuiaActsProps {
  readonly guia: Guia;
  readonly onIncorporar: (guia: Guia) => void;
  readonly onDesfazer: (guia: Guia) => void;
}

/** The type of a hospital stay, and the incorporation of a valid guide. Coordinators also discard and undo. */
export function GuiaActs({ guia, onIncorporar, onDesfazer }: GuiaActsProps) {
  const { numGuia, versao } = guia;
  const occupation = useSession()?.occupation ?? '';
  const { act, isPending } = useAct(descartarReativarGuia, leGuiasDeNovo);
  const type = useAct(setGuia, { ...leGuiasDeNovo, failed: 'Erro ao alterar o tipo' });
  const isAdvanced = isUsuarioAvancado(occupation);
  const change = async (acao: 'descartar' | 'reativar') => {
    const outcome = await act({ body: { numGuia, acao, versao } });
    if (outcome.kind === 'done') toasts.success(outcome.reply.message);
    else sayFailure(outcome.reason, [outcome.reason.message]);
  };
  // Arrow keys walk over the types; only the button writes the choice.
  const [tipo, setTipo] = useState(guia.GUI_TIPO ?? '');
  const choose = async () => {
    const outcome = await type.act({ body: { dadosAlteradosGuia: { numGuia, GUI_TIPO: tipo, versao } } });
    if (outcome.kind === 'done') toasts.success(outcome.reply.message);
  };
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
          <Button isDisabled={tipo === ''} isPending={type.isPending} onPress={() => void choose()}>
            Salvar o tipo
          </Button>
        </FieldRow>
      )}
      {isAdvanced && podeDescartar(guia.status) && (
        <Button tone="danger" isPending={isPending} onPress={() => leave(() => void change('descartar'))}>
          Descartar
        </Button>
      )}
      {isAdvanced && podeReativar(guia) && (
        <Button isPending={isPending} onPress={() => void change('reativar')}>
          Reativar
        </Button>
      )}
      {isAdvanced && guia.status === 1 && (
        <Button onPress={() => onDesfazer(guia)}>
          {guia.dataBaixa === null ? 'Desfazer a incorporação' : 'Desfazer a baixa'}
        </Button>
      )}
      {guia.status === 2 && guia.esperaSegunda !== 'outra' && (
        <Button tone="primary" onPress={() => onIncorporar(guia)}>
          Incorporar
        </Button>
      )}
    </Row>
  );
}
