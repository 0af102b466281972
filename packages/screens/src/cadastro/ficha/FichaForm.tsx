import type { PendenciaSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import type { FichaBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import type { DivergenciaSib } from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { Form } from '@vidas/ui/form/Form.tsx';
import { isTouch } from '@vidas/ui/theme/isTouch.ts';
import { useEffect } from 'react';
import { FormFailure } from '../../app/FormFailure.tsx';
import { FichaAvisos } from './FichaAvisos.tsx';
import { FichaEndereco } from './FichaEndereco.tsx';
import { FichaValoresAns } from './FichaValoresAns.tsx';
import { valoresDaAns } from './fichaValores.ts';
import { FichaIdentificacao } from './FichaIdentificacao.tsx';
import { FichaVinculo } from './FichaVinculo.tsx';
import { type FichaState, useFichaForm } from './useFichaForm.ts';

export interface FichaFormProps {
  /** The form's id, for buttons elsewhere in the page. */
  readonly id: string;
  readonly ficha: FichaBeneficiario;
  /** Problems that keep a movement of this record out of the next file. */
  readonly pendencias: readonly PendenciaSib[];
  /** Differing values of ANS. */
  readonly diferencas: readonly DivergenciaSib[];
  /** Called with the SIB names of the changed fields. */
  readonly onSaved: (alterados: readonly string[]) => void;
  readonly onState: (state: FichaState) => void;
}

const wrong = ':is(input, select, textarea, button)[aria-invalid="true"]';

/** The focus starts in the first marked field of a record that was opened to mend it (CAD-32). */
const useMarcaEmFoco = (id: string): void => {
  useEffect(() => {
    if (isTouch()) return;
    // The drawer takes the focus in this same turn.
    const timer = setTimeout(() => document.getElementById(id)?.querySelector<HTMLElement>(wrong)?.focus());
    return () => clearTimeout(timer);
  }, [id]);
};

/** One beneficiary's record as fields, with the rejections of ANS at their fields. */
export function FichaForm({ id, ficha, pendencias, diferencas, onSaved, onState }: FichaFormProps) {
  const { form, abertos } = useFichaForm({ ficha, onSaved, onState });
  useMarcaEmFoco(id);
  const fields = { form, ficha, abertos, pendencias };
  return (
    <Form {...form.formProps} id={id} aria-label={`Cadastro de ${ficha.dados.nome}`}>
      <FormFailure failure={form.failure} title="O cadastro não foi salvo" />
      <FichaAvisos ficha={ficha} pendencias={pendencias} />
      <FichaValoresAns valores={valoresDaAns(diferencas)} form={form} />
      <FichaIdentificacao {...fields} />
      <FichaEndereco {...fields} />
      <FichaVinculo vinculo={ficha.vinculo} />
      {form.question}
    </Form>
  );
}
