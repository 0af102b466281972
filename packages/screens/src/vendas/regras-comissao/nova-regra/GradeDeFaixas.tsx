import { Button } from '@vidas/ui/button/Button.tsx';
import { FormError } from '@vidas/ui/form/FormError.tsx';
import { TextArea } from '@vidas/ui/form/fields/TextArea.tsx';
import type { GridPlace } from '@vidas/ui/grid-field/cellAfter.ts';
import { GridField } from '@vidas/ui/grid-field/GridField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { type FieldErrors, useFormState, useWatch } from 'react-hook-form';
import { colaNaGrade, maisLinhas } from './colaNaGrade.ts';
import { type Coluna, colunasDe, escrito, isLacuna, linhaNova } from './grade.ts';
import { Lacunas } from './Lacunas.tsx';
import type { RegraDigitada } from './regraForm.ts';
import type { RegraForm } from './useRegraForm.ts';

interface GradeDeFaixasProps {
  readonly form: RegraForm;
  readonly tipo: '2' | '3';
}

/** A pasted text that was refused, with the reason and its cell. */
interface Recusada {
  readonly texto: string;
  readonly problem?: string;
  readonly place: GridPlace;
}

type Erros = FieldErrors<RegraDigitada>['grade'];

const erroDe = (erros: Erros, linha: number, coluna: number): string | undefined =>
  erros?.[linha]?.[coluna]?.message;

const maisErros = 6;

/** Wrong cells by line and column, in sentences. */
function ErrosDaGrade({ erros, colunas }: { readonly erros: Erros; readonly colunas: readonly Coluna[] }) {
  const frases = Array.isArray(erros)
    ? erros.flatMap((_, linha) =>
        colunas.flatMap(({ indice, label }) => {
          const message = erroDe(erros, linha, indice);
          return message === undefined ? [] : [`Faixa ${linha + 1}, ${label}: ${message}`];
        }),
      )
    : [];
  const whole = erros?.message ?? erros?.root?.message;
  const all = [...(whole === undefined ? [] : [whole]), ...frases];
  return (
    <>
      {all.slice(0, maisErros).map((each) => (
        <FormError key={each}>{each}</FormError>
      ))}
      {all.length > maisErros && <Text tone="muted">{`E mais ${all.length - maisErros}.`}</Text>}
    </>
  );
}

/** Bands and ages of a rule in one table. A pasted block enters whole or not at all (RCO-22, RCO-23). */
export function GradeDeFaixas({ form, tipo }: GradeDeFaixasProps) {
  const grade = useWatch({ control: form.control, name: 'grade' });
  const { errors } = useFormState({ control: form.control, name: 'grade' });
  const [colada, setColada] = useState<Recusada>({ texto: '', place: [0, 0] });
  const colunas = colunasDe(tipo);
  const put = (next: readonly (readonly string[])[]) =>
    form.setValue(
      'grade',
      next.map((linha) => [...linha]),
      { shouldDirty: true },
    );
  const indiceDe = (coluna: number) => colunas[coluna]?.indice ?? 0;
  const edit = ([linha, coluna]: GridPlace, texto: string) =>
    put(grade.map((each, at) => (at === linha ? each.with(indiceDe(coluna), texto) : each)));
  const paste = (place: GridPlace, texto: string) => {
    const pasted = colaNaGrade(grade, place, texto, tipo);
    if ('grade' in pasted) put(pasted.grade);
    setColada('grade' in pasted ? { texto: '', place: [0, 0] } : { texto, place, problem: pasted.problem });
  };
  return (
    <Stack gap="m">
      {grade.length > 0 && (
        <GridField
          label="Porcentagem por vendas e idade"
          rowLabel={(linha) => `Faixa ${linha + 1}`}
          columns={colunas}
          rows={grade.map((linha) => colunas.map(({ indice }) => linha[indice] ?? ''))}
          problemOf={([linha, coluna]) => erroDe(errors.grade, linha, indiceDe(coluna))}
          isGap={([linha, coluna]) => isLacuna(grade[linha] ?? [], indiceDe(coluna))}
          onEdit={edit}
          onLeave={([linha, coluna]) => {
            const texto = grade[linha]?.[indiceDe(coluna)] ?? '';
            const inteiro = escrito(indiceDe(coluna), texto);
            if (inteiro !== texto) edit([linha, coluna], inteiro);
          }}
          onPaste={paste}
          onRemove={(linha) => put(grade.filter((_, at) => at !== linha))}
        />
      )}
      <ErrosDaGrade erros={errors.grade} colunas={colunas} />
      <div>
        <Button isDisabled={grade.length >= maisLinhas} onPress={() => put([...grade, linhaNova])}>
          Adicionar faixa
        </Button>
      </div>
      <TextArea
        label="Colar da planilha"
        hint={`Na ordem das colunas: ${colunas.map(({ label }) => label).join(', ')}. O bloco entra inteiro ou não entra.`}
        rows={2}
        value={colada.texto}
        errorMessage={colada.problem}
        onChange={({ target }) => setColada({ place: colada.place, texto: target.value })}
      />
      <Row>
        <Button isDisabled={colada.texto.trim() === ''} onPress={() => paste(colada.place, colada.texto)}>
          Pôr na grade
        </Button>
      </Row>
      <Lacunas form={form} />
    </Stack>
  );
}
