import { appointmentSchema, deskAppointmentSchema } from '../../../contracts/appointment.ts';
import { bookingDates } from '../../../practice/booking-dates.ts';

/** What may be asked for depends on the day it is asked. */
export const todaysAppointmentSchema = () => appointmentSchema(bookingDates(new Date()));
export const todaysDeskSchema = () => deskAppointmentSchema(bookingDates(new Date()));
