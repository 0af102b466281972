import { useQueryClient } from '@tanstack/react-query';
import type { FichaBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { useInDesk } from '@vidas/ui/desk/inDesk.ts';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import { useState } from 'react';
import { FormFailure } from '../../app/FormFailure.tsx';
import { useHttp } from '../../app/services.tsx';
import { CampoDaFicha } from '../ficha/CampoDaFicha.tsx';
import { nomeDoCampo } from '../ficha/fichaCampos.ts';
import { type FichaGravada, type FichaState, useFichaForm } from '../ficha/useFichaForm.ts';
import { corrigeVarias, desfazVarias, type Gravada } from './corrigeVarias.ts';
import { writeDesfeito, writeGravado } from './mesaTexts.ts';
import { iguaisA, type PendenciaDaMesa, respondidasCom } from './pendenciasDaMesa.ts';
import { isRegravavel } from './regravavel.ts';

export interface PendenciaFormProps {
  /** The form's id, for the act of the desk. */
  readonly id: string;
  readonly pendencia: PendenciaDaMesa;
  readonly all: readonly PendenciaDaMesa[];
  readonly ficha: FichaBeneficiario;
  readonly onState: (state: FichaState) => void;
}

/** The one field to correct; Enter saves it (CAD-42), for others too where the person says so (CAD-43). */
export function PendenciaForm({ id, pendencia, all, ficha, onState }: PendenciaFormProps) {
  const http = useHttp();
  const client = useQueryClient();
  const { decided } = useInDesk();
  const [isParaTodos, setIsParaTodos] = useState(false);
  const [iguais] = useState(() => iguaisA(pendencia, all));
  const { campo } = pendencia;
  const { form, abertos } = useFichaForm({
    ficha,
    isQuiet: true,
    onState,
    recusa: (dados) =>
      dados[campo] === abertos[campo]
        ? {
            problems: [
              {
                name: campo,
                message: `${nomeDoCampo(campo)} continua como estava: corrija, ou vá à próxima.`,
              },
            ],
          }
        : undefined,
    onSaved: (_, gravada) => finish(gravada),
  });
  const finish = async ({ versao, dados }: FichaGravada) => {
    const outras = isParaTodos
      ? await corrigeVarias({ http, client }, iguais, { antes: abertos, depois: dados })
      : [];
    if (outras.length > 0)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'cadastro' });
    const feitas = outras.flatMap((each) => ('gravada' in each ? [each] : []));
    const gravadas: Gravada[] = [
      { matricula: pendencia.matricula, versao, antes: abertos },
      ...feitas.map(({ gravada }) => gravada),
    ];
    const todas = [pendencia, ...feitas.map((each) => each.pendencia)];
    const undo = async () => {
      try {
        await desfazVarias(http, gravadas);
      } finally {
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'cadastro' });
      }
      return writeDesfeito(todas);
    };
    decided(pendencia.key, {
      said: writeGravado(pendencia, outras),
      undo: isRegravavel(campo, abertos) ? undo : undefined,
      also: todas.flatMap((each) => [each.key, ...respondidasCom(each, all).map(({ key }) => key)]),
    });
  };
  return (
    <Form {...form.formProps} id={id} hasSummary={false}>
      <FormFailure failure={form.failure} title="O cadastro não foi salvo" />
      <CampoDaFicha
        campo={campo}
        form={form}
        ficha={ficha}
        abertos={abertos}
        pendencias={pendencia.pendencias}
      />
      {iguais.length > 0 && (
        <Checkbox
          label={`O mesmo para ${iguais.map(({ nome }) => nome).join(', ')}`}
          hint="Só onde o campo ainda está igual a este."
          checked={isParaTodos}
          onChange={({ target }) => setIsParaTodos(target.checked)}
        />
      )}
      {form.question}
    </Form>
  );
}
