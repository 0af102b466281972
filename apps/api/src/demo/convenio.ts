/** The bank agreement (convênio) of the demonstration. */
export const convenio = '3128557';
