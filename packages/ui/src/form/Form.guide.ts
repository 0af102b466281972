import type { Guide } from '../guide/guide.types.ts';

export const formGuide: Guide = {
  purpose:
    'Um formulário nativo que confere com as nossas mensagens: depois de uma recusa, mostra o resumo do que corrigir e leva o foco ao primeiro campo errado.',
  notWhen: [
    'Para uma tarefa longa em partes que dependem umas das outras: use WizardDialog.',
    'Para filtrar uma tabela por coluna: use o filtro da própria ReportTable.',
  ],
  dos: [
    'Ligue o esquema com useZodForm e cada campo com FormField.',
    'Use role search no formulário de busca: Enter busca a partir de qualquer campo, também dos de data e das listas.',
    'Mostre a falha do todo (form.failure) em um “Notice”.',
  ],
  donts: [
    'Não escreva mensagens que só se entendem com o rótulo ao lado: o resumo as mostra sozinhas.',
    'Não desligue o botão de gravar à espera de campos certos: deixe enviar e mostre o que falta.',
  ],
  keys: [
    ['Enter', 'em um campo de uma linha, envia'],
    ['Tab', 'anda pelos campos e pelos links do resumo'],
  ],
  code:
    'const form = useZodForm({ schema, defaultValues, onSubmit });\n' +
    '\n' +
    '<Form {...form.formProps} aria-label="Prestador">\n' +
    '  <FormField form={form} name="cnpj">\n' +
    '    {(field) => <CnpjField label="CNPJ" isRequired {...field} />}\n' +
    '  </FormField>\n' +
    '</Form>',
};
